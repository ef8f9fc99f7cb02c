import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = `http://127.0.0.1:${process.env.MUSTER_API_PORT ?? 3001}`;
const proxied = ['/api', '/sanctum', '/media', '/healthz', '/readyz', '/outbox'];

export default defineConfig({
  plugins: [react()],
  define: { __INSPECT__: JSON.stringify(process.env.INSPECT === '1') },
  build: { outDir: 'dist', target: 'es2022', chunkSizeWarningLimit: 700 },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server, changeOrigin: false }])),
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,server,src,content,scripts}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['tests/support/unit-setup.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/{api,conformance,chaos}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
