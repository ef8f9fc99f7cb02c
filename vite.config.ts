import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildMetadata } from './scripts/build-metadata.ts';
import { hubProxy } from './scripts/hub-proxy.ts';
import { precompress } from './scripts/precompress.ts';

const server = `http://127.0.0.1:${process.env.MUSTER_API_PORT ?? 3001}`;
const proxied = ['/api', '/sanctum', '/media', '/healthz', '/readyz', '/outbox', '/build.json'];

export default defineConfig({
  plugins: [react(), buildMetadata(), precompress()],
  define: { __INSPECT__: JSON.stringify(process.env.INSPECT === '1') },
  build: { outDir: 'dist', target: 'es2022', chunkSizeWarningLimit: 700 },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, { target: server, changeOrigin: false }])),
      ...hubProxy(server),
    },
  },
});
