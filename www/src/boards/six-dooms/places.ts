// How sentences speak of a territory: with its article, and of being there, going there, coming from there.

export interface Places {
  the(id: string, name: string): string;
  at(id: string, name: string): string;
  into(id: string, name: string): string;
  from(id: string, name: string): string;
}

const ARTICLED = new Set(["northwest-territory", "western-us", "eastern-us", "ural", "middle-east"]);

const the = (id: string, name: string) => (ARTICLED.has(id) ? `the ${name}` : name);

export const placesEn: Places = {
  the,
  at: (id, name) => `in ${the(id, name)}`,
  into: (id, name) => `into ${the(id, name)}`,
  from: (id, name) => `from ${the(id, name)}`,
};

/** Masculine names that take their article whole; all others in the singular are feminine or elide it. */
const LE = new Set([
  "greenland",
  "quebec",
  "venezuela",
  "peru",
  "brazil",
  "congo",
  "kamchatka",
  "japan",
  "middle-east",
  "siam",
]);
const LES = new Set(["northwest-territory", "western-us", "eastern-us"]);
const BARE = new Set(["madagascar", "irkutsk"]);
/** Regions one is “dans”, not “en” or “aux”. */
const WITHIN = new Set(["northwest-territory", "ural"]);

/** Whether a name elides what stands before it; not before the glide of “Iakoutie”. */
const elides = (name: string) => /^[aeéiou]/i.test(name) && !name.startsWith("Ia");

function le(id: string, name: string): string {
  if (BARE.has(id)) return name;
  if (LES.has(id)) return `les ${name}`;
  if (LE.has(id)) return `le ${name}`;
  return elides(name) ? `l’${name}` : `la ${name}`;
}

function en(id: string, name: string): string {
  if (WITHIN.has(id)) return `dans ${le(id, name)}`;
  if (BARE.has(id)) return `à ${name}`;
  if (LES.has(id)) return `aux ${name}`;
  return LE.has(id) ? `au ${name}` : `en ${name}`;
}

function de(id: string, name: string): string {
  if (LES.has(id)) return `des ${name}`;
  if (LE.has(id)) return `du ${name}`;
  if (WITHIN.has(id)) return `de ${le(id, name)}`;
  return elides(name) ? `d’${name}` : `de ${name}`;
}

export const placesFr: Places = { the: le, at: en, into: en, from: de };
