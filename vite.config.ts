import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildMetadata } from './scripts/build-metadata.ts';
import { hubProxy } from './scripts/hub-proxy.ts';
import { namePreloads } from './scripts/name-preloads.ts';
import { prerender } from './scripts/prerender.ts';
import { precompress } from './scripts/precompress.ts';
import { seatChunk } from './scripts/seat-chunk.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { trimLibraries } from './scripts/trim-libraries.ts';
import { typefacesInPage } from './scripts/typefaces-in-page.ts';
import { writeOutSchemas } from './scripts/write-out-schemas.ts';
import { flag } from './server/environment.ts';

const server = `http://127.0.0.1:${process.env.MUSTER_API_PORT ?? 3001}`;
const proxied = ['/api', '/sanctum', '/media', '/healthz', '/readyz', '/outbox', '/build.json'];

/** Few files rather than many: on a line of 200 ms each round of requests is a wait that people see. */
const chunkGroups = [
  // A library's style comes with ours, whose layers stand in one order.
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules(?!.*\.css$)/, priority: 3 },
  {
    name: seatChunk(`${import.meta.dirname}/src/main.tsx`),
    debugName: 'seat',
    includeDependenciesRecursively: false,
    priority: 1.95,
  },
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  // What forms are made of imports nothing of the other widgets, so that a page of fields does without menus and dialogs.
  { name: 'form-state', test: /@mantine[\\/]form[\\/]/, priority: 1.91 },
  {
    name: 'forms',
    test: /shared[\\/]theme[\\/](?:library-theme|theme|palette)|@mantine[\\/](?:core[\\/]esm[\\/](?:core|components[\\/](?:CloseButton|Group|Input|InputBase|Loader|Transition|UnstyledButton|Combobox[\\/]ComboboxChevron))[\\/.])/,
    priority: 1.9,
  },
  // A page of icons alone would have the widgets' files with them, if they were put together.
  {
    name: 'icons',
    test: /@tabler[\\/]icons-react/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_500,
    priority: 1.6,
  },
  {
    name: 'components',
    test: /node_modules/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
    priority: 1.5,
  },
  // A public page would have a form's library with a small file that it shares, if both were put into one.
  {
    name: 'public',
    test: /src[\\/]views[\\/]marketing[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
    priority: 1.2,
  },
  // A file of small things would have a widget's library with it, if the widget were put to them.
  {
    name: 'controls',
    test: /src[\\/]views[\\/]shared[\\/]controls[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    priority: 1.15,
  },
  // What refusals are told by; other small things put to it would come with every request.
  { name: 'answer-errors', test: /error-catalogue\.ts|http[\\/]answer-errors\.ts/, priority: 1.16 },
  // What all words count by; shared modules put to it would come with the first words of a seat.
  { name: 'counts', test: /experience[\\/]words[\\/]\w+[\\/]counts\.ts/, priority: 1.1 },
  // What the words of results write days and times by; shared modules put to it would come with these words.
  { name: 'times', test: /(?:shared[\\/]day-text|rules[\\/]seconds-text)\.ts/, priority: 1.1 },
  // Of a few lines; what only the dashboard needs would come with it to public pages.
  { name: 'status-chip', test: /views[\\/]shared[\\/]status-chip\./, priority: 1.1 },
  // Small without the calls that come with the site, so that these would be put to what forms and a participant's pages have.
  {
    name: 'account',
    test: /src[\\/](?:react[\\/]use-account|services[\\/]profile-service|views[\\/]account[\\/]resend-verification)\.ts/,
    includeDependenciesRecursively: false,
    priority: 1.1,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000, priority: 1 },
];

/** The entry's own files, what a seat's file imports, and what comes with the site's: whoever runs there has them. */
const isThere = (file: string, host: string) =>
  /\/(?:rolldown-runtime|index|libraries)-[^/]+$/.test(file) ||
  (/\/seat-/.test(host) && /\/(?:seat|common|basics)-[^/]+$/.test(file)) ||
  (/\/site-/.test(host) && /\/(?:site|transport|answer-errors)-[^/]+$/.test(file));

export default defineConfig({
  plugins: [
    react(),
    trimLibraries(),
    writeOutSchemas(),
    buildMetadata(),
    typefacesInPage(),
    prerender(),
    namePreloads(),
    serviceWorker(),
    precompress(),
  ],
  define: {
    __INSPECT__: JSON.stringify(process.env.INSPECT === '1'),
    __REQUIRE_BUSINESS_EMAIL__: JSON.stringify(flag(process.env, 'REQUIRE_BUSINESS_EMAIL', true)),
  },
  build: {
    outDir: 'dist',
    modulePreload: {
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !isThere(file, hostId)),
    },
    target: 'es2022',
    // The look is written with light-dark(), which is not to be rewritten.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${names[0]?.split('~')[0]?.replace(/\.\w+$/, '')}-[hash][extname]`,
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
