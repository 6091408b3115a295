/** The tints of marks from 0 to 10. The number in the cell says the same. */
const TINTS = [5, 13, 22, 32, 42].map((percent, index) => [
  `& .tint-${index}`,
  { bgcolor: `color-mix(in srgb, var(--leaf) ${percent}%, var(--cloth))` },
]);

export const heatSx = {
  ...(Object.fromEntries(TINTS) as object),
  '& .tint-5': { bgcolor: 'var(--leaf)', color: 'var(--on-leaf)' },
  '& .open, & .out': { boxShadow: 'inset 0 0 0 1px var(--line)', color: 'var(--ink-2)' },
  '& .draft': { boxShadow: 'inset 0 0 0 1px var(--edge)', color: 'var(--ink-2)' },
};
