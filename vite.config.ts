import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildMetadata } from './scripts/build/build-metadata.ts';
import { hlsCuts } from './scripts/build/hls-cuts.ts';
import { hubProxy } from './scripts/conformance/hub-proxy.ts';
import { prerender } from './scripts/build/prerender.ts';
import { precompress } from './scripts/build/precompress.ts';
import { pageChunks } from './scripts/build/page-chunks.ts';
import { seatPreloads } from './scripts/build/seat-preloads.ts';
import { serviceWorker } from './scripts/build/service-worker.ts';
import { siteSettings } from './scripts/build/site-settings.ts';
import { typefacesInPage } from './scripts/build/typefaces-in-page.ts';
import { writeOutSchemas } from './scripts/build/write-out-schemas.ts';

const server = `http://127.0.0.1:${process.env.MUSTER_API_PORT ?? 3001}`;
const proxied = ['/api', '/sanctum', '/media', '/healthz', '/readyz', '/outbox', '/build.json'];

const inspectors: Record<string, string> = { '1': 'own', stately: 'stately' };

/** Few files rather than many: on a line of 200 ms each round of requests is a wait that people see. */
const chunkGroups = [
  // A library's style is bundled with ours, whose layers have one order.
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules(?!.*\.css$)/ },
  { name: 'app', tags: ['$initial' as const] },
  { name: pageChunks('src/main.tsx'), includeDependenciesRecursively: false },
  {
    name: 'components',
    test: /@(?:mantine|floating-ui)[\\/](?!.*\.css$)/,
    minShareCount: 8,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig({
  plugins: [
    react(),
    hlsCuts(),
    writeOutSchemas(),
    siteSettings(),
    buildMetadata(),
    typefacesInPage(),
    prerender(),
    seatPreloads(),
    serviceWorker(),
    precompress(),
  ],
  define: {
    /** The inspector that `npm run dev` opens beside every page. */
    __INSPECT__: JSON.stringify(inspectors[process.env.INSPECT ?? ''] ?? ''),
  },
  build: {
    outDir: 'dist',
    // All browsers of the target preload modules.
    modulePreload: { polyfill: false },
    target: 'es2022',
    // The look is written with light-dark(), which is not to be rewritten.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        assetFileNames: ({ names }) =>
          `assets/${names[0]?.split('~')[0]?.replace(/\.\w+$/, '')}-[hash:7][extname]`,
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, { target: server, changeOrigin: false }])),
      ...hubProxy(server),
    },
  },
});
