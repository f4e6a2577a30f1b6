// What stands where a board cannot be: a balance over the end of the world.

export const picture = `<svg viewBox="0 0 240 150" width="240" aria-hidden="true">
<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
<path d="M120 26v84M96 118h48M104 110h32"/>
<path d="M58 46 120 34l62-12" stroke-width="3"/>
<path d="M58 46 38 82M58 46l20 36M182 22l-20 36M182 22l20 36"/>
<path d="M34 82h48c-3 11-12 16-24 16s-21-5-24-16ZM158 58h48c-3 11-12 16-24 16s-21-5-24-16Z"/>
<path d="M8 134h224M22 142h196" stroke-width="1.2"/>
<path d="M40 134v-10h8v-8h8v18M60 134v-14l6-6 6 6v14M168 134v-16h8v-6h8v22M188 134v-12l5-8 5 8v12" stroke-width="1.4"/>
</g>
<circle cx="120" cy="20" r="6" fill="currentColor"/>
<path d="M52 78c-4-8 4-10 3-18 7 5 10 11 7 18ZM182 42l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1Z" fill="currentColor"/>
</svg>`;
