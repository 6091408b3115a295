import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../scripts/vite/precompress';

const stack = `http://localhost:${process.env.PORT ?? 3000}`;

const remote = federation({
  name: 'admin_web',
  filename: 'remoteEntry.js',
  dts: false,
  manifest: true,
  exposes: { './App': './src/app.tsx', './navigation': './src/navigation.ts' },
  shareStrategy: 'loaded-first',
  shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
});

export default defineConfig(({ command }) => ({
  base: '/remotes/admin-web/',
  server: {
    port: Number(process.env.ADMIN_WEB_PORT ?? 5174),
    strictPort: true,
    proxy: {
      // The server takes a refresh of the session from its own pages only.
      '/api': { target: stack, headers: { origin: stack } },
      '/admin': stack,
    },
  },
  build: { target: 'es2022', manifest: true },
  // Alone it is a plain React app: nobody shares React with it, and the plugin's development mode cannot find the
  // shared copy again once Vite has cached its dependencies.
  plugins: [react(), precompress(), command === 'build' && remote],
}));
