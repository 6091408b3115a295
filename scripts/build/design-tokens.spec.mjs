// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { contrast } from './contrast.mjs';
import { colors, tokenFiles } from './design-tokens.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

/** @param {string} text */
const usedIn = (text) => [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);

/**
 * In a style sheet, in an object of styles, and by a script.
 * @param {string} text
 */
const definedIn = (text) =>
  new Set(
    [/(?<![\w-])--([\w-]+)'?\]?:/g, /setProperty\('--([\w-]+)'/g].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, name = '']) => name),
    ),
  );

const files = tokenFiles();
const ofConsole = definedIn(files['shell/public/tokens.css']);

test.each(Object.entries(files))('%s has the values of the tokens', (path, css) => {
  expect(read(path)).toBe(css);
});

test('the console takes its colors, type and radii from the tokens', () => {
  const styles = ['shell/src', 'admin-web/src', 'packages/api-client/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((path) => /\.(css|tsx?)$/.test(path));
  const own = new Set(styles.flatMap((path) => [...definedIn(read(path))]));
  const unknown = styles.flatMap((path) =>
    usedIn(read(path))
      .filter((name) => !ofConsole.has(name) && !own.has(name))
      .map((name) => `${path}: --${name}`),
  );
  expect(unknown).toEqual([]);
});

test('the theme of Material UI has no color of its own', () => {
  const theme = read('admin-web/src/lib/theme.ts');
  expect(theme.match(/#[0-9a-f]{3,8}\b|\brgb|\bhsl/gi)).toBeNull();
  const [, radius] = /shape: \{ borderRadius: (\d+) \}/.exec(theme) ?? [];
  expect(files['shell/public/tokens.css']).toContain(`--r-1: ${radius}px;`);
});

test('the browser shows its bar in the color of the cloth', () => {
  const [light, dark] = colors.cloth ?? [];
  const metas = [
    ...read('public-web/src/app/document.ts').matchAll(/name="theme-color".* content="([^"]+)"/g),
  ];
  expect(metas.map(([, color]) => color)).toEqual([light, dark]);
});

/** Pairs of colors that meet, with the contrast that they need. @type {[string, string, number][]} */
const pairs = [
  ...['cloth', 'cloth-2', 'cloth-3'].flatMap((ground) =>
    ['ink', 'ink-2', 'zari-text', 'leaf', 'kumkum'].map(
      /** @returns {[string, string, number]} */ (text) => [text, ground, 4.5],
    ),
  ),
  ['on-leaf', 'leaf', 4.5],
  ['on-leaf', 'leaf-2', 4.5],
  ['edge', 'cloth', 3],
  ['edge', 'cloth-2', 3],
  ['wave', 'cloth', 3],
  ['wave', 'leaf', 3],
  ['focus', 'cloth', 3],
];

test.each(pairs)('%s on %s has a contrast of %d', (text, ground, needed) => {
  for (const at of [0, 1])
    expect(contrast(colors[text]?.[at] ?? '', colors[ground]?.[at] ?? '')).toBeGreaterThanOrEqual(needed);
});
