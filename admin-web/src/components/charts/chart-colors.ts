/** Forced colors do not reach the shapes of an SVG, and may be the opposite of the theme. */
export const chartColorsSx = {
  '--bar': 'var(--leaf)',
  '--second-bar': 'var(--kumkum)',
  '--axis': 'var(--ink-2)',
  '--grid': 'var(--line)',
  '@media (forced-colors: active)': {
    '--bar': 'CanvasText',
    '--second-bar': 'CanvasText',
    '--axis': 'CanvasText',
    '--grid': 'GrayText',
  },
};
