import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { originalStack } from './original-stack.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paattu-stack-'));
  await mkdir(join(folder, 'dist/server'), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

const place = (file: string) => `${pathToFileURL(join(folder, 'dist/server', file)).href}:1:1`;

test('names the line of the source, and leaves what has no map', async () => {
  const map = { version: 3, sources: ['../../src/songs.ts'], names: [], mappings: 'AAiBE' };
  await writeFile(join(folder, 'dist/server/server.js.map'), JSON.stringify(map));
  const others = [
    `at b (${place('packages.js')})`,
    'at c (node:events:1:1)',
    'at d (file:///x/dist/src/d.js:1:1)',
  ];
  const stack = [
    'Error: no song',
    `at a (${place('server.js')})`,
    `at async ${place('server.js')}`,
    ...others,
  ];
  const source = `${join(folder, 'src/songs.ts')}:18:3`;
  expect(originalStack(stack.join('\n    ')).split('\n    ')).toEqual([
    'Error: no song',
    `at a (${source})`,
    `at async ${source}`,
    ...others,
  ]);
});

test('leaves the stack when the map is damaged', async () => {
  await writeFile(join(folder, 'dist/server/server.js.map'), '{');
  const stack = `at a (${place('server.js')})`;
  expect(originalStack(stack)).toBe(stack);
});
