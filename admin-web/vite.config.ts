import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NOTICES } from '../scripts/vite/notices';
import { precompress } from '../scripts/vite/precompress';

const stack = `http://localhost:${process.env.PORT ?? 3000}`;

const remote = federation({
  name: 'admin_web',
  filename: 'remoteEntry.js',
  dts: false,
  manifest: false,
  exposes: {
    './language': './src/language/load-language.ts',
    './App': './src/app.tsx',
    './navigation': './src/navigation.ts',
  },
  shareStrategy: 'loaded-first',
  shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
});

/** React and the runtime of the federation, which is ready before any module imports React. */
const OF_FEDERATION = /__mf__|__prebuild__|\/node_modules\/(react|react-dom|scheduler)\/|^\0/;

type ModuleInfo = { importers: readonly string[] } | null;

/** Whether a file of the remote imports the module, itself or through others. */
function isOf(
  file: string,
  id: string,
  infoOf: (id: string) => ModuleInfo,
  seen = new Set<string>(),
): boolean {
  if (id.endsWith(`/admin-web/src/${file}`)) return true;
  if (seen.has(id) || OF_FEDERATION.test(id)) return false;
  seen.add(id);
  return infoOf(id)?.importers.some((importer) => isOf(file, importer, infoOf, seen)) ?? false;
}

export default defineConfig(({ command }) => ({
  base: '/remotes/admin-web/',
  server: {
    port: Number(process.env.ADMIN_WEB_PORT ?? 5174),
    strictPort: true,
    proxy: {
      // The server accepts a session refresh from its own origin only.
      '/api': { target: stack, headers: { origin: stack } },
      '/admin': stack,
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    license: NOTICES,
    // What all pages share is one file.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What loads before any sentence: the language, and what the sentences in Malayalam share with the app.
            {
              name: (id, context) => {
                const isOfFile = (file: string) => isOf(file, id, (other) => context.getModuleInfo(other));
                const isOfMalayalam =
                  isOfFile('language/malayalam.ts') || isOfFile('language/malayalam-of-pages.ts');
                const isShared = isOfMalayalam && (isOfFile('app.tsx') || isOfFile('pages.tsx'));
                const isLoader = /\/admin-web\/src\/(lib\/language|language\/load-language)\.ts$/.test(id);
                return isLoader || isShared ? 'language' : null;
              },
              priority: 4,
            },
            // All that the menu needs, which the shell shows before the app.
            {
              name: 'sidebar',
              test: /\/src\/(navigation|lib\/(places|place-sentences|moved)|.*\/page)\.ts$/,
              priority: 3,
            },
            // Home, and what it takes of the rest: no page of react-admin.
            {
              name: (id, context) =>
                isOf('app.tsx', id, (other) => context.getModuleInfo(other)) ? 'app' : null,
              priority: 2,
            },
            // What Home adds after a result, which other pages have too.
            {
              name: (id, context) =>
                isOf('resources/home/after-result.ts', id, (other) => context.getModuleInfo(other))
                  ? 'after-result'
                  : null,
              priority: 1,
            },
            // What all other pages share, and what each of them says: small files cost more.
            {
              name: (id, context) =>
                /\/src\/.*sentences\.ts$/.test(id) ||
                isOf('pages.tsx', id, (other) => context.getModuleInfo(other))
                  ? 'pages'
                  : null,
            },
          ],
        },
      },
    },
  },
  // The development server runs without federation: the plugin's development mode does not find the shared React
  // after Vite has cached its dependencies.
  plugins: [react(), precompress(), command === 'build' && remote],
}));
