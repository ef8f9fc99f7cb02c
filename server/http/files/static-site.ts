import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltPages, createPageLookup } from '#contract/rules/pages/page-addresses.ts';
import { pageRenderer } from '#contract/rules/pages/site-documents.ts';
import { trimEndOf } from '#contract/rules/text/trim-characters.ts';
import type { App } from '../app-type.ts';
import { type DocumentsConfig, siteDocuments } from './site-documents.ts';

export interface StaticSite {
  /** The id of the build; browsers that run another one offer a reload. */
  build: string;
  /** Whether the site has a document at this path that is no page, such as the sitemap. */
  hasFile(path: string): boolean;
  /**
   * The page of a path, or the 404 page; undefined without a built site.
   */
  sendPage(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> | undefined;
  /** The 404 page for any path. */
  sendNothing(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> | undefined;
}

interface Build {
  build: string;
  pages: BuiltPages;
}

/** The built site with its compressed files; hashed files are immutable, pages are revalidated. */
export async function staticSite(app: App, config: DocumentsConfig): Promise<StaticSite> {
  const { siteRoot } = config;
  if (!existsSync(path.join(siteRoot, 'index.html'))) {
    await app.register(fastifyStatic, { serve: false });
    return {
      build: 'development',
      hasFile: () => false,
      sendPage: () => undefined,
      sendNothing: () => undefined,
    };
  }
  await app.register(fastifyStatic, {
    root: siteRoot,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [
      `${pageRenderer.folder}/**`,
      '**/*.br',
      '**/*.gz',
      '**/*.map',
      'index.html',
      'build.json',
      'documents.json',
      'documents/**',
    ],
    setHeaders: (reply, file) => reply.header('cache-control', keepingTime(file)),
  });
  const { build, pages } = readBuild(siteRoot);
  const isPage = createPageLookup(pages, config.settings);
  const documents = siteDocuments(config);
  return {
    build,
    hasFile: documents.has,
    sendNothing: documents.sendNothing,
    sendPage(request, reply, address) {
      const requested = trimEndOf(address, '/') || '/';
      if (isPage(address) || documents.has(requested)) return documents.send(request, reply, requested);
      return documents.sendNothing(request, reply, address);
    },
  };
}

/** The build step writes build.json beside the page. */
function readBuild(siteRoot: string): Build {
  const file = path.join(siteRoot, 'build.json');
  const nothingBuilt: Build = { build: 'development', pages: { articles: [] } };
  return existsSync(file) ? { ...nothingBuilt, ...JSON.parse(readFileSync(file, 'utf8')) } : nothingBuilt;
}

function keepingTime(file: string): string {
  if (path.basename(file).startsWith('service-worker.js')) return 'no-cache';
  const hashed = file.includes(`${path.sep}assets${path.sep}`);
  return hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
