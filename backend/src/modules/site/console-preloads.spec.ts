import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsolePreloads } from './console-preloads.js';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manifest-'));
  file = join(folder, 'manifest.json');
});

afterEach(() => rm(folder, { recursive: true }));

const linkTo = (...files: string[]) =>
  files
    .map((name) => {
      const how = name.endsWith('.css')
        ? 'rel=preload; as=style; crossorigin'
        : 'rel=modulepreload; fetchpriority=low';
      return `</remotes/admin-web/${name}>; ${how}`;
    })
    .join(', ');

const HOME = { isHome: true };

async function build(app: string, modifiedAt: Date): Promise<void> {
  const manifest = {
    'entry.js': { file: 'remoteEntry.js', dynamicImports: ['src/app.tsx', 'map.js'] },
    'map.js': { file: 'assets/map.js' },
    'src/app.tsx': { file: app, imports: ['shared.js'], css: ['assets/app.css'] },
    'pages.js': { file: 'assets/pages.js', name: 'pages', imports: ['shared.js'] },
    'shared.js': { file: 'assets/shared.js' },
    'src/page.tsx': { file: 'assets/page.js' },
  };
  await writeFile(file, JSON.stringify(manifest));
  await utimes(file, modifiedAt, modifiedAt);
}

test('names what the entry imports, and follows a new build', async () => {
  const preloads = new ConsolePreloads(file);
  await build('assets/app-1.js', new Date('2025-07-20T10:00:00Z'));
  expect(await preloads.link(HOME)).toBe(
    linkTo('remoteEntry.js', 'assets/app-1.js', 'assets/app.css', 'assets/map.js', 'assets/shared.js'),
  );
  await build('assets/app-2.js', new Date('2025-07-20T11:00:00Z'));
  expect(await preloads.link(HOME)).toBe(
    linkTo('remoteEntry.js', 'assets/app-2.js', 'assets/app.css', 'assets/map.js', 'assets/shared.js'),
  );
});

test('names what all other pages share on these alone', async () => {
  await build('assets/app-1.js', new Date('2025-07-20T10:00:00Z'));
  const preloads = new ConsolePreloads(file);
  const link = await preloads.link({ isHome: false });
  expect([
    link?.includes('assets/pages.js'),
    (await preloads.link(HOME))?.includes('assets/pages.js'),
  ]).toEqual([true, false]);
});

test('leaves room for the other headers in the buffer of a proxy', async () => {
  const imports = Array.from({ length: 60 }, (_, index) => `part-${index}.js`);
  const parts = Object.fromEntries(imports.map((name) => [name, { file: `assets/${name}` }]));
  const manifest = {
    'entry.js': { file: 'remoteEntry.js', dynamicImports: ['src/app.tsx'] },
    'src/app.tsx': { file: 'assets/app.js', imports },
    ...parts,
  };
  await writeFile(file, JSON.stringify(manifest));
  const link = (await new ConsolePreloads(file).link(HOME)) ?? '';
  const named = link.split(', ').length;
  expect(link).toBe(
    linkTo('remoteEntry.js', 'assets/app.js', ...imports.slice(0, named - 2).map((name) => `assets/${name}`)),
  );
  expect([link.length <= 2_000, link.length + linkTo('assets/part-10.js').length + 2 > 2_000]).toEqual([
    true,
    true,
  ]);
});

test('reads a manifest once', async () => {
  const preloads = new ConsolePreloads(file);
  const builtAt = new Date('2025-07-20T10:00:00Z');
  await build('assets/app-1.js', builtAt);
  const first = await preloads.link(HOME);
  await writeFile(file, 'unread');
  await utimes(file, builtAt, builtAt);
  expect(await preloads.link(HOME)).toBe(first);
});

test.each([
  ['without a manifest', () => Promise.resolve()],
  ['while a build writes the manifest', () => writeFile(file, '{"src/app.tsx":')],
])('has no link %s', async (_, prepare) => {
  await prepare();
  expect(await new ConsolePreloads(file).link(HOME)).toBeNull();
});
