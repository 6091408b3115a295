import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NOTICES } from '../scripts/vite/notices';
import { precompress } from '../scripts/vite/precompress';
import { preloadChunks } from '../scripts/vite/preload-chunks';

export default defineConfig({
  base: '/admin/',
  // The page's CSP allows no data: addresses for fonts.
  build: { target: 'es2022', manifest: true, license: NOTICES, assetsInlineLimit: 0 },
  plugins: [
    react(),
    precompress(),
    federation({
      name: 'shell',
      dts: false,
      // The server lists the remotes at run time (src/remotes/registry.ts).
      remotes: {},
      // The default strategy fetches every remote before the first render.
      shareStrategy: 'loaded-first',
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
    preloadChunks(),
  ],
});
