import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../scripts/vite/precompress';

const stack = `http://localhost:${process.env.PORT ?? 3000}`;

const remote = federation({
  name: 'admin_web',
  filename: 'remoteEntry.js',
  dts: false,
  manifest: false,
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
      // The server accepts a session refresh from its own origin only.
      '/api': { target: stack, headers: { origin: stack } },
      '/admin': stack,
    },
  },
  build: { target: 'es2022', manifest: true },
  // The development server runs without federation: the plugin's development mode does not find the shared React
  // after Vite has cached its dependencies.
  plugins: [react(), precompress(), command === 'build' && remote],
}));
