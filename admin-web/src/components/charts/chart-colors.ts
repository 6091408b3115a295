/** The colors of a chart. The browser does not apply forced colors to SVG, and they may be dark in the light theme. */
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
