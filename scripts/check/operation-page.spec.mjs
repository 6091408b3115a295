// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { configSchema } from '../../backend/src/config/config.js';
import { readAlerts } from './monitoring.mjs';
import { root } from '../lib/project.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const page = read('docs/operation.md');

/**
 * A section, without its heading.
 * @param {string} heading
 */
const section = (heading) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

test('the table has each setting, in the order of the schema, with its default', () => {
  const rows = [...section('Settings').matchAll(/^\| `([A-Z0-9_]+)` *\| (?:`([^`]*)`)? *\|/gm)];
  const defaults = parseEnv(read('.env.example'));
  expect(rows.map(([, name, value = '']) => [name, value])).toEqual(
    Object.keys(configSchema.shape).map((name) => [name, defaults[name] ?? '']),
  );
});

test('each alert has instructions', () => {
  const headings = [...section('Alerts').matchAll(/^### (\w+)\n\n\S/gm)].map(([, name]) => name);
  expect(headings).toEqual(readAlerts().map(({ alert }) => alert));
});

test('each command of npm exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('each program of the server exists', () => {
  const named = [...page.matchAll(/backend\/dist\/(src\/[\w/-]+)\.js/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !existsSync(join(root, `backend/${name}.ts`)))).toEqual([]);
});

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

test.each(pages)('the links of %s have targets', (path) => {
  const withoutCode = read(path).replaceAll(/`[^`]*`/g, '');
  const links = [...withoutCode.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

/** Anchors as GitHub derives them from headings. @param {string} text */
function anchorsOf(text) {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
