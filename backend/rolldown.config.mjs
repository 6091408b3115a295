// @ts-check
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

/*
 * Bundles what `nest build` compiled into the two processes of the server, dist/server/main.js and worker.js. Node.js
 * would open 3,000 files for the same code, which takes most of a start. Commands and helper processes run from dist/src.
 */
const compiled = fileURLToPath(new URL('dist/src', import.meta.url));
const server = fileURLToPath(new URL('dist/server', import.meta.url));

/** Packages that stay in node_modules. */
const EXTERNAL = [
  // Native code.
  'sharp',
  '@node-rs/argon2',
  // Read files of their own folder.
  'harfbuzzjs',
  'pdfkit',
  'piscina',
  'swagger-ui-dist',
  '@paattu/verify',
  // TypeORM finds them by a name that is computed.
  'pg',
  'pg-query-stream',
  // Rarely used, so a start does not read them.
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  'music-metadata',
  'pg-copy-streams',
  // Shared with the rendered pages, and in one of its two builds.
  'react',
  'react-dom',
];

/** The compiler's map of a file, so that a stack names the line of the TypeScript. */
const readCompilersMaps = {
  name: 'read-compilers-maps',
  load: {
    filter: { id: /dist[\\/]src[\\/].*\.js$/ },
    /** @param {string} id */
    handler: (id) => ({
      code: readFileSync(id, 'utf8'),
      map: JSON.parse(readFileSync(`${id}.map`, 'utf8')),
    }),
  },
};

/** A file of ours finds its neighbours in dist/src, wherever its code is bundled. */
const keepPlaces = {
  name: 'keep-places',
  transform: {
    filter: { id: /dist[\\/]src[\\/].*\.js$/, code: 'import.meta.url' },
    /** @param {string} code @param {string} id */
    handler: (code, id) => {
      const place = relative(server, id).split(sep).join('/');
      return code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`);
    },
  },
};

/** Packages that are found by name at run time would be loaded a second time, beside the bundle. */
const bundleRequired = {
  name: 'bundle-required',
  transform: {
    filter: { id: /node_modules/, code: 'createRequire(import.meta.url)' },
    /** @param {string} code */
    handler: (code) => code.replace(/^const require = createRequire\(import\.meta\.url\);$/m, ''),
  },
};

/** Optional packages that are not installed stay requests that fail. */
const OPTIONAL = [
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  '@valkey/valkey-glide',
];

/** The metadata of the API document name files that the server has loaded in any case. */
const bundleMetadata = {
  name: 'bundle-metadata',
  transform: {
    filter: { id: /dist[\\/]src[\\/]metadata\.js$/ },
    /** @param {string} code */
    handler: (code) => {
      /** @type {string[]} */
      const imports = [];
      const body = code.replace(/\bimport\(("[^"]+")\)/g, (_, file) => {
        imports.push(`import * as file${imports.length} from ${file};`);
        return `file${imports.length - 1}`;
      });
      return imports.join(' ') + body;
    },
  },
};

const external = new RegExp(`^(${[...EXTERNAL, ...OPTIONAL].join('|')})(/|$)`);

/**
 * One letter above Latin 1 would double the memory of a file's source, which V8 keeps. A letter that follows a backslash
 * takes it for its escape.
 * @param {string} code
 */
function escapeLetters(code) {
  const raw = /String\.raw`[^`]*[^\0-\xff]/.exec(code);
  if (raw) throw new Error(`An escape would change this text: ${raw[0]}`);
  return code.replace(/(\\*)([^\0-\xff])/g, (_, backslashes, letter) => {
    const before = backslashes.length % 2 === 1 ? backslashes.slice(1) : backslashes;
    return `${before}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

const saveMemory = {
  name: 'save-memory',
  /** @param {unknown} _ @param {import('rolldown').OutputBundle} bundle */
  generateBundle(_, bundle) {
    for (const [file, output] of Object.entries(bundle)) {
      if (output.type === 'chunk') output.code = escapeLetters(output.code);
      // Frames in packages are readable without their maps, which are three times as large as ours.
      if (/^packages.*\.map$/.test(file)) delete bundle[file];
    }
  },
};

export default defineConfig({
  input: { main: join(compiled, 'main.js'), worker: join(compiled, 'worker.js') },
  platform: 'node',
  external,
  plugins: [readCompilersMaps, keepPlaces, bundleRequired, bundleMetadata, saveMemory],
  output: {
    dir: server,
    cleanDir: true,
    // Names in stacks and in the messages of NestJS.
    keepNames: true,
    comments: false,
    // Read when an error is logged.
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
    chunkFileNames: '[name].js',
    codeSplitting: {
      groups: [
        { name: 'packages', test: /node_modules/, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
        { name: 'server', test: /dist[\\/]src/, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
      ],
    },
  },
});
