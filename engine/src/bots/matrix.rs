//! Zero-sum games in which both sides choose at once: the value of a matrix and a best mix.

/// Payoffs to the player who chooses the row; the other chooses the column.
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    columns: usize,
    cells: Vec<f64>,
}

/// A value that each side can secure by its mix.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    pub value: f64,
    pub rows: Vec<f64>,
    pub columns: Vec<f64>,
}

const EPSILON: f64 = 1e-12;

impl Matrix {
    /// Neither dimension may be 0.
    pub fn build(rows: usize, columns: usize, mut cell: impl FnMut(usize, usize) -> f64) -> Self {
        let cells = (0..rows * columns)
            .map(|index| cell(index / columns, index % columns))
            .collect();
        Self { columns, cells }
    }

    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns
    }

    pub fn columns(&self) -> usize {
        self.columns
    }

    pub fn at(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.columns + column]
    }

    /// What a mix of rows secures against every column.
    pub fn guarantee_of_rows(&self, mix: &[f64]) -> f64 {
        let against = |column| {
            (0..self.rows())
                .map(|row| mix[row] * self.at(row, column))
                .sum::<f64>()
        };
        (0..self.columns).map(against).fold(f64::INFINITY, f64::min)
    }

    /// What a mix of columns concedes at most.
    pub fn guarantee_of_columns(&self, mix: &[f64]) -> f64 {
        let against = |row| {
            (0..self.columns)
                .map(|column| mix[column] * self.at(row, column))
                .sum::<f64>()
        };
        (0..self.rows())
            .map(against)
            .fold(f64::NEG_INFINITY, f64::max)
    }

    pub fn value(&self) -> f64 {
        self.saddle().map_or_else(
            || self.without_dominated().0.by_simplex().value,
            |(row, column)| self.at(row, column),
        )
    }

    pub fn solve(&self) -> Solution {
        let (mut rows, mut columns) = (vec![0.0; self.rows()], vec![0.0; self.columns]);
        if let Some((row, column)) = self.saddle() {
            rows[row] = 1.0;
            columns[column] = 1.0;
            return Solution {
                value: self.at(row, column),
                rows,
                columns,
            };
        }
        let (small, kept_rows, kept_columns) = self.without_dominated();
        let solution = small.by_simplex();
        for (&row, weight) in kept_rows.iter().zip(solution.rows) {
            rows[row] = weight;
        }
        for (&column, weight) in kept_columns.iter().zip(solution.columns) {
            columns[column] = weight;
        }
        Solution {
            value: solution.value,
            rows,
            columns,
        }
    }

    /// A cell that is the least of its row and the greatest of its column.
    fn saddle(&self) -> Option<(usize, usize)> {
        let row_least = |row: usize| {
            let column =
                (0..self.columns).min_by(|&a, &b| self.at(row, a).total_cmp(&self.at(row, b)));
            column.map(|column| (row, column))
        };
        let (row, column) = (0..self.rows())
            .filter_map(row_least)
            .max_by(|&a, &b| self.at(a.0, a.1).total_cmp(&self.at(b.0, b.1)))?;
        let greatest = (0..self.rows())
            .map(|other| self.at(other, column))
            .fold(f64::NEG_INFINITY, f64::max);
        (self.at(row, column) >= greatest).then_some((row, column))
    }

    /// Drops rows and columns that another one is never worse than, again and again.
    fn without_dominated(&self) -> (Matrix, Vec<usize>, Vec<usize>) {
        let mut rows: Vec<usize> = (0..self.rows()).collect();
        let mut columns: Vec<usize> = (0..self.columns).collect();
        loop {
            let before = rows.len() + columns.len();
            drop_dominated(&mut rows, |worse, better| {
                columns
                    .iter()
                    .all(|&c| self.at(worse, c) <= self.at(better, c))
            });
            drop_dominated(&mut columns, |worse, better| {
                rows.iter()
                    .all(|&r| self.at(r, worse) >= self.at(r, better))
            });
            if rows.len() + columns.len() == before {
                let small = Matrix::build(rows.len(), columns.len(), |r, c| {
                    self.at(rows[r], columns[c])
                });
                return (small, rows, columns);
            }
        }
    }

    /// With all payoffs shifted above 0: maximise Σq with M q ≤ 1; the duals are the rows' mix.
    /// Bland's rule keeps it from running in circles.
    fn by_simplex(&self) -> Solution {
        let (m, n) = (self.rows(), self.columns);
        let shift = 1.0 - self.cells.iter().copied().fold(f64::INFINITY, f64::min);
        // Columns: q, the slack of each row, the right-hand side; the last line is the objective.
        let width = n + m + 1;
        let mut tableau = vec![0.0; (m + 1) * width];
        for row in 0..m {
            for column in 0..n {
                tableau[row * width + column] = self.at(row, column) + shift;
            }
            tableau[row * width + n + row] = 1.0;
            tableau[row * width + width - 1] = 1.0;
        }
        tableau[m * width..m * width + n].fill(-1.0);
        let mut basis: Vec<usize> = (n..n + m).collect();

        while let Some(entering) = (0..n + m).find(|&column| tableau[m * width + column] < -EPSILON)
        {
            let ratio = |row: usize| {
                let pivot = tableau[row * width + entering];
                (pivot > EPSILON)
                    .then(|| (tableau[row * width + width - 1] / pivot, basis[row], row))
            };
            let leaving = (0..m)
                .filter_map(ratio)
                .min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            let Some((_, _, leaving)) = leaving else {
                break;
            };
            pivot(&mut tableau, width, leaving, entering);
            basis[leaving] = entering;
        }

        let total = tableau[m * width + width - 1];
        let mut columns = vec![0.0; n];
        for (row, &variable) in basis.iter().enumerate() {
            if variable < n {
                columns[variable] = tableau[row * width + width - 1] / total;
            }
        }
        let rows = (0..m)
            .map(|row| tableau[m * width + n + row] / total)
            .collect();
        Solution {
            value: 1.0 / total - shift,
            rows,
            columns,
        }
    }
}

fn pivot(tableau: &mut [f64], width: usize, leaving: usize, entering: usize) {
    let divisor = tableau[leaving * width + entering];
    for cell in &mut tableau[leaving * width..(leaving + 1) * width] {
        *cell /= divisor;
    }
    let line: Vec<f64> = tableau[leaving * width..(leaving + 1) * width].to_vec();
    for (row, cells) in tableau.chunks_exact_mut(width).enumerate() {
        let factor = cells[entering];
        if row != leaving && factor != 0.0 {
            cells
                .iter_mut()
                .zip(&line)
                .for_each(|(cell, pivot)| *cell -= factor * pivot);
        }
    }
}

fn drop_dominated(list: &mut Vec<usize>, never_better: impl Fn(usize, usize) -> bool) {
    let mut index = list.len();
    while index > 0 {
        index -= 1;
        let candidate = list[index];
        if list
            .iter()
            .any(|&other| other != candidate && never_better(candidate, other))
        {
            list.remove(index);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    fn matrix<const N: usize>(cells: &[[f64; N]]) -> Matrix {
        Matrix::build(cells.len(), N, |row, column| cells[row][column])
    }

    #[test]
    fn rock_paper_scissors_is_even_and_mixed_by_thirds() {
        let solution = matrix(&[[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]).solve();
        assert!(solution.value.abs() < 1e-12);
        assert!(
            solution
                .rows
                .iter()
                .chain(&solution.columns)
                .all(|weight| (weight - 1.0 / 3.0).abs() < 1e-12)
        );
    }

    #[test]
    fn a_saddle_point_is_played_purely() {
        let solution = matrix(&[[3.0, 1.0, 4.0], [0.0, -1.0, 5.0]]).solve();
        assert_eq!(
            solution,
            Solution {
                value: 1.0,
                rows: vec![1.0, 0.0],
                columns: vec![0.0, 1.0, 0.0]
            }
        );
    }

    #[test]
    fn both_mixes_secure_the_value_of_any_matrix() {
        let mut chance = Chance::seeded(7);
        for _ in 0..2000 {
            let (rows, columns) = (chance.below(12) as usize + 1, chance.below(12) as usize + 1);
            // Few different payoffs, so that ties and degenerate cases are common.
            let game = Matrix::build(rows, columns, |_, _| f64::from(chance.below(7)) / 3.0 - 1.0);
            let Solution {
                value,
                rows,
                columns,
            } = game.solve();
            assert!((game.guarantee_of_rows(&rows) - value).abs() < 1e-9);
            assert!((game.guarantee_of_columns(&columns) - value).abs() < 1e-9);
            assert!((game.value() - value).abs() < 1e-9);
            assert!(
                (rows.iter().sum::<f64>() - 1.0).abs() < 1e-9
                    && rows.iter().all(|&weight| weight > -1e-9)
            );
        }
    }
}
