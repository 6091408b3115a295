import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../scripts/vite/precompress';

const TARGET = ['chrome111', 'edge111', 'firefox128', 'safari16.4'];

/** `vite build` makes the browser's part, `vite build --ssr src/entry-server.tsx` the renderer that the server imports. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [precompress()])],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', emptyOutDir: true }
    : {
        outDir: 'dist/client',
        target: TARGET,
        manifest: true,
        // One sheet, which stands in every document, so that no route ever shows unstyled content.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // What every page needs in one file each, instead of a dozen scraps.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|openapi-fetch)\//,
                },
                {
                  name: 'shared',
                  test: /public-web\/src\/(components|lib|translations\/site)/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
  // The renderer is one self-contained build of production React, whatever the environment says.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
