// @ts-check
/** @typedef {import('./rounds.mjs').Result} Result */

const WIDE = 0.2;

/**
 * Whether the ratio reaches its goal, and whether the rounds differ too much to be certain.
 * @param {Pick<Result, 'ratio' | 'goal' | 'spread'>} result
 */
export function verdict({ ratio, goal, spread }) {
  const reached = goal === null ? '' : ratio >= goal ? 'reached' : 'MISSED';
  return [reached, spread > WIDE ? `rounds ${Math.round(spread * 100)} % apart` : '']
    .filter(Boolean)
    .join(', ');
}

/**
 * Formats the results as a table with one line each.
 * @param {Result[]} results
 */
export function table(results) {
  const rows = [
    ['', 'ratio', 'goal', 'spread', '', ''],
    ...results.map((result) => [
      result.name,
      digits(result.ratio),
      result.goal === null ? '' : digits(result.goal),
      `${Math.round(result.spread * 100)} %`,
      verdict(result),
      result.detail,
    ]),
  ];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {number} column */
const isNumber = (column) => column >= 1 && column <= 3;

/** @param {number} value */
function digits(value) {
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
}

/** The results as `--json` writes them. @param {Result[]} results */
export function toJson(results) {
  return results.map(({ name, ratio, goal, spread }) => ({ name, ratio, goal, spread }));
}
