import { federation } from '@module-federation/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NOTICES } from '../scripts/vite/notices';
import { precompress } from '../scripts/vite/precompress';

/** The site's cards as a remote of the owner's console, which previews them as visitors see them. */
export default defineConfig({
  base: '/remotes/public-web/',
  publicDir: false,
  build: {
    outDir: 'dist/remote',
    target: 'es2022',
    manifest: true,
    license: NOTICES,
    assetsInlineLimit: 0,
    // There is no page: the remote consists of the exposed modules.
    rolldownOptions: { input: 'src/previews/index.tsx' },
  },
  plugins: [
    react(),
    tailwindcss(),
    precompress(),
    federation({
      name: 'public_web',
      filename: 'remoteEntry.js',
      dts: false,
      manifest: false,
      exposes: { './previews': './src/previews/index.tsx' },
      shareStrategy: 'loaded-first',
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
});
