// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { BEFORE, documented, INSTALL, linesOf, README } from './documented.mjs';

test.each(Object.entries(BEFORE))(
  'docs/operation.md has the commands of %s, which the test of the images types',
  (_, sentence) => {
    expect(documented(sentence)).toMatch(/^docker compose /m);
  },
);

test('README.md, docs/operation.md and init.sh name the same commands of an installation', () => {
  const lines = linesOf(documented(INSTALL, README));
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  expect(lines).toEqual([
    'curl --location --remote-name ADDRESS',
    'tar --extract --gzip --file paattu-VERSION.tar.gz',
    'cd paattu-VERSION',
    './init.sh',
    'docker compose up --detach',
    "docker compose logs api | grep -o 'code ....-....' | tail -n 1",
  ]);
  expect(lines.filter((line) => !read('docs/operation.md').includes(line))).toEqual([]);
  expect(lines.slice(-2).filter((line) => !read('init.sh').includes(line))).toEqual([]);
});

test('words in capital letters are typed as their values, and comments are not typed', () => {
  expect(linesOf('# first\nfetch ADDRESS # of it\n\n./run VERSION', { ADDRESS: 'http://a' })).toEqual([
    'fetch http://a',
    './run VERSION',
  ]);
});

test('a sentence without commands after it is named', () => {
  expect(() => documented('no such sentence')).toThrow('no commands after “no such sentence”');
});
