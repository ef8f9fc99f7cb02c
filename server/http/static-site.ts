import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { type BuiltPages, createPageLookup } from '#contract/rules/page-addresses.ts';
import type { App } from './app-type.ts';

export interface StaticSite {
  /** Names the built site; browsers that run another one offer a reload. */
  build: string;
  /**
   * The page that routes in the browser, under 404 where it will show that there is nothing at `path`; undefined when
   * no site was built.
   */
  sendPage(reply: FastifyReply, path: string): FastifyReply | undefined;
}

interface Build {
  build: string;
  pages: BuiltPages;
}

/** The built site with what was compressed beside it; hashed files are kept for ever, the page never. */
export async function staticSite(app: App, siteRoot: string): Promise<StaticSite> {
  const page = path.join(siteRoot, 'index.html');
  if (!existsSync(page)) {
    await app.register(fastifyStatic, { serve: false });
    return { build: 'development', sendPage: () => undefined };
  }
  await app.register(fastifyStatic, {
    root: siteRoot,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', 'index.html', 'build.json'],
    setHeaders: (reply, file) => reply.header('cache-control', keepingTime(file)),
  });
  const { build, pages } = readBuild(siteRoot);
  const isPage = createPageLookup(pages);
  const sendPage = (reply: FastifyReply, address: string) =>
    reply.code(isPage(address) ? 200 : 404).sendFile('index.html');
  return { build, sendPage };
}

/** The build step writes build.json beside the page. */
function readBuild(siteRoot: string): Build {
  const file = path.join(siteRoot, 'build.json');
  const nothingBuilt: Build = { build: 'development', pages: { articles: [], parts: [] } };
  return existsSync(file) ? { ...nothingBuilt, ...JSON.parse(readFileSync(file, 'utf8')) } : nothingBuilt;
}

function keepingTime(file: string): string {
  if (path.basename(file).startsWith('index.html')) return 'no-store';
  const hashed = file.includes(`${path.sep}assets${path.sep}`);
  return hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
