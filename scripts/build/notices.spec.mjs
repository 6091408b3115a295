// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { BUNDLES, noticesFolder, pageOf } from './notices.mjs';

const page = () => readFileSync(join(noticesFolder, 'licences.html'), 'utf8');

test.each(BUNDLES)('the page has each package that is bundled in %s', (folder) => {
  /** @type {{ name: string, version: string }[]} */
  const bundled = JSON.parse(readFileSync(join(root, folder, '.vite/license.json'), 'utf8'));
  const html = page();
  expect(bundled.length).toBeGreaterThan(0);
  expect(bundled.filter(({ name, version }) => !html.includes(`<li>${name} ${version}, `))).toEqual([]);
});

test('the page has the packages of the server, fonts, and libraries within packages', () => {
  for (const text of ['<li>fastify ', '<li>@fontsource/manjari ', 'FAAD2, GPL-2.0', 'mpg123, LGPL-2.1'])
    expect(page()).toContain(text);
  for (const encoding of ['br', 'gz'])
    expect(existsSync(join(noticesFolder, `licences.html.${encoding}`))).toBe(true);
});

test('a package is listed once, packages with one text share it, and a text is no markup', () => {
  const a = { name: 'a', version: '1.0.0', identifier: 'MIT', text: 'By <script>\n& co.' };
  const html = pageOf([a, { ...a, name: 'b' }, a, { name: 'c', version: '2.0.0', identifier: 'ISC' }]);
  expect(html.match(/<li>.*?<\/li>/g)).toEqual([
    '<li>a 1.0.0, MIT</li>',
    '<li>b 1.0.0, MIT</li>',
    '<li>c 2.0.0, ISC</li>',
  ]);
  expect(html.match(/<p>By.*?<\/p>/gs)).toEqual(['<p>By &lt;script&gt;<br>\n&amp; co.</p>']);
});
