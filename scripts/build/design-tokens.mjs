// @ts-check

/*
 * The design tokens: the colors, sizes of type, radii and the step of space that the public site and the console share.
 * `npm run generate` writes them as custom properties of both. Tailwind's theme (public-web/src/styles/index.css) and
 * Material UI's theme (admin-web/src/lib/theme.ts) refer to these properties. A size that one component needs stays in it.
 */

/**
 * Cloth and zari (the gold border of a kasavu sari), ink, one accent (monsoon green, by night gold), and kumkum red for the
 * heart and for actions that delete. Each has a value for the light and one for the dark theme.
 * @type {Record<string, [light: string, dark: string]>}
 */
export const colors = {
  cloth: ['#fbf7ee', '#15110c'],
  'cloth-2': ['#f4eddd', '#1e1911'],
  'cloth-3': ['#eadfc6', '#2b2418'],
  line: ['#dccfae', '#3b3122'],
  edge: ['#8f8163', '#857457'],
  ink: ['#211a12', '#f4ecda'],
  'ink-2': ['#5c5142', '#bcae95'],
  zari: ['#b98a2f', '#d3a548'],
  'zari-text': ['#74560f', '#e3bd69'],
  leaf: ['#0f4d3b', '#d9b056'],
  'leaf-2': ['#17684f', '#e7c677'],
  'on-leaf': ['#fdf8ea', '#1b1408'],
  kumkum: ['#9b2335', '#ef7f8f'],
  wave: ['#9e8e6b', '#6c6046'],
  focus: ['#0f4d3b', '#e3bd69'],
  shadow: [
    '0 1px 2px rgb(60 40 10 / 0.08), 0 8px 24px -12px rgb(60 40 10 / 0.25)',
    '0 1px 2px rgb(0 0 0 / 0.5), 0 10px 30px -12px rgb(0 0 0 / 0.8)',
  ],
};

/** The scale of type, in pixels 15, 17, 20, 24, 30 to 36, 38 to 52 and 44 to 80; the smallest is of weight 500. */
const type = {
  'step--1': '0.9375rem',
  'step-0': '1.0625rem',
  'step-1': '1.25rem',
  'step-2': '1.5rem',
  'step-3': 'clamp(1.875rem, 1.72rem + 0.66vw, 2.25rem)',
  'step-4': 'clamp(2.375rem, 2.03rem + 1.52vw, 3.25rem)',
  'step-5': 'clamp(2.75rem, 2.05rem + 3.7vw, 5rem)',
};

const shape = {
  /** Of a control and a picture, of a card, and of what is round. */
  'r-1': '6px',
  'r-2': '14px',
  'r-3': '999px',
  /** The unit of Tailwind's distances. Material UI's is its own, twice as large. */
  space: '0.25rem',
};

/** The console is denser. Its fonts are those of the site (fonts/fonts.css). */
const ofConsole = {
  ...type,
  'step--1': '0.875rem',
  display: "'Fraunces', 'Fraunces by Georgia', 'Anek Malayalam Late', serif",
  text: "'Anek', 'Anek Malayalam Late', 'Anek by Arial', 'Anek by Roboto', system-ui, sans-serif",
};

/** The files of tokens, with their contents. */
export function tokenFiles() {
  return {
    'public-web/src/styles/tokens.css': stylesheet({ ...type, ...shape }),
    'shell/public/tokens.css': stylesheet({ ...ofConsole, ...shape }),
  };
}

/** @param {Record<string, string>} rest the tokens that both themes share */
function stylesheet(rest) {
  const light = Object.entries(colors).map(([name, [value]]) => declaration(name, value));
  const dark = Object.entries(colors).map(([name, [, value]]) => declaration(name, value));
  const shared = Object.entries(rest).map(([name, value]) => declaration(name, value));
  const night = ['color-scheme: dark;', ...dark];
  return `/* Written by 'npm run generate' from scripts/build/design-tokens.mjs. */
${rule(':root', ['color-scheme: light;', ...light, ...shared])}
${rule(":root[data-theme='dark']", night)}
@media (prefers-color-scheme: dark) {
  /* Without a choice of the visitor, or without scripts, the theme of the system applies. */
${indented(rule(':root:not([data-theme])', night))}
}
`;
}

/**
 * @param {string} name
 * @param {string} value
 */
const declaration = (name, value) => `--${name}: ${value};`;

/**
 * @param {string} selector
 * @param {string[]} declarations
 */
const rule = (selector, declarations) => `${selector} {\n${indented(declarations.join('\n'))}\n}`;

/** @param {string} text */
const indented = (text) => text.replaceAll(/^/gm, '  ');
