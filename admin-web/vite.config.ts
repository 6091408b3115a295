import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const stack = `http://localhost:${process.env.PORT ?? 3000}`;
const devPort = Number(process.env.ADMIN_WEB_PORT ?? 5174);

export default defineConfig({
  base: '/remotes/admin-web/',
  server: {
    port: devPort,
    strictPort: true,
    // So that a shell on another port can load the remote from here.
    origin: `http://localhost:${devPort}`,
    cors: true,
    proxy: {
      // The server takes a refresh of the session from its own pages only.
      '/api': { target: stack, headers: { origin: stack } },
      '/admin': stack,
    },
  },
  build: { target: 'es2022', manifest: true },
  plugins: [
    react(),
    federation({
      name: 'admin_web',
      filename: 'remoteEntry.js',
      dts: false,
      manifest: true,
      exposes: { './App': './src/app.tsx', './navigation': './src/navigation.ts' },
      shareStrategy: 'loaded-first',
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
});
