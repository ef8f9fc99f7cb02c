import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { languageOfRequest } from '#contract/rules/pages/page-language.ts';
import type { PriceList } from '#contract/calls/schemas/orders.ts';
import {
  emptyBody,
  emptyHead,
  emptyPrices,
  pageRenderer,
  type RenderPage,
  type SiteDocument,
  unknownPath,
  unknownSiteAddress,
} from '#contract/rules/pages/site-documents.ts';
import { scriptJson, type SiteSettings, withSiteSettings } from '#contract/rules/pages/site-settings.ts';

export interface DocumentsConfig {
  siteRoot: string;
  settings: SiteSettings;
  /** Null while nothing is sold. */
  prices(): PriceList | null;
  /** Whether a social sign-in is configured. */
  hasProviders: boolean;
  /** Sets the anti-forgery cookies on the response. */
  sendCookies(request: FastifyRequest, reply: FastifyReply): void;
}

interface Text {
  type: string;
  keeping: 'no-cache' | 'no-store';
  body: string;
  tag: string;
  inlineScript: string | undefined;
  language: SpokenLanguage | undefined;
  packed: Map<string, Promise<Buffer>>;
  isForOne: boolean;
}

/** A document compressed once uses the best quality; one for a single request a fast one. */
const packers: Record<string, (text: Text) => Promise<Buffer>> = {
  br: ({ body, isForOne }) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isForOne ? 2 : 11 } }),
  gzip: ({ body, isForOne }) => promisify(gzip)(body, { level: isForOne ? 1 : 9 }),
};
const worthPackingChars = 1000;

/**
 * The documents of the built site with the public address and the settings: revalidated on each request, answered with
 * 304 if unchanged, and compressed once per process.
 */
export function siteDocuments(config: DocumentsConfig) {
  const { siteRoot, settings, prices, hasProviders, sendCookies } = config;
  const listed = path.join(siteRoot, 'documents.json');
  const documents: SiteDocument[] = existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')) : [];
  const read = (file: string) =>
    withSiteSettings(readFileSync(path.join(siteRoot, file), 'utf8'), settings).replaceAll(
      unknownSiteAddress,
      settings.siteAddress,
    );
  const texts = new Map(
    documents.map((document) => [
      document,
      textOf(read(document.file), document, document.under === undefined ? 'no-cache' : 'no-store'),
    ]),
  );
  const routed = textOf(read('index.html'), { type: 'text/html; charset=utf-8' }, 'no-store');
  const nothingIn = (language: SpokenLanguage) =>
    documents.find(
      ({ path: of, under, language: written = language }) =>
        of === undefined && under === undefined && written === language,
    );
  /** Early requests of such a page go to its own origin. */
  const hasOwnApi = settings.apiBaseUrl === '';
  const routedFor = (asked: string) =>
    documents.find(({ under }) => hasOwnApi && under !== undefined && asked.startsWith(`${under}/`));

  const find = (asked: string, language: SpokenLanguage) => {
    const named = documents.filter(
      ({ path: of, language: written = language, withoutProviders }) =>
        of === asked && written === language && !(withoutProviders && hasProviders),
    );
    const offered = named.some((document) => document.prices) ? JSON.stringify(prices()) : undefined;
    return (
      named.find(({ prices: shown, isFrame }) => !isFrame && (!shown || JSON.stringify(shown) === offered)) ??
      named.find(({ isFrame }) => isFrame)
    );
  };

  const renderings = new Map<string, Promise<Text>>();
  /** A page with this server's prices, rendered once. */
  const fill = (frame: SiteDocument, { body }: Text) => {
    const offered = prices();
    const { path: of = '/', language = 'en' } = frame;
    const key = `${of} ${language} ${JSON.stringify(offered)}`;
    const known = renderings.get(key);
    if (known) return known;
    const made = renderPage(siteRoot, of, offered, language).then((page) => {
      const filled = body
        .replace(emptyHead, () => page.head.replaceAll(unknownSiteAddress, settings.siteAddress))
        .replace(emptyBody, () => page.body.replaceAll(unknownSiteAddress, settings.siteAddress))
        .replace(emptyPrices, () => scriptJson(offered));
      return textOf(filled, frame);
    });
    renderings.set(key, made);
    return made;
  };

  return {
    /** Whether a path is a document other than a page: the sitemap, the feed. */
    has: (asked: string) => /\.\w+$/.test(asked) && find(asked, 'en') !== undefined,
    /** The page of a path: prerendered, or the one that routes in the browser. */
    async send(request: FastifyRequest, reply: FastifyReply, asked: string) {
      const document = find(asked, languageOf(request)) ?? routedFor(asked.toLowerCase());
      if (document?.sendsEarly) sendCookies(request, reply);
      const text = (document && texts.get(document)) ?? routed;
      return sendText(request, reply, document?.isFrame ? await fill(document, text) : text);
    },
    /** The page for unknown addresses; that of the application for paths that route in the browser. */
    sendNothing(request: FastifyRequest, reply: FastifyReply, asked: string) {
      const routing = routedFor(asked.toLowerCase());
      if (routing) {
        if (routing.sendsEarly) sendCookies(request, reply);
        return sendText(request, reply.code(404), texts.get(routing) ?? routed);
      }
      const nothing = nothingIn(languageOf(request));
      const text = nothing && texts.get(nothing);
      if (!text) return sendText(request, reply.code(404), routed);
      const body = text.body.replaceAll(unknownPath, () => escapeHtml(asked));
      return sendText(request, reply.code(404), { ...textOf(body, text, 'no-store'), isForOne: true });
    },
  };
}

const languageOf = ({ raw, headers }: FastifyRequest): SpokenLanguage =>
  languageOfRequest({
    query: raw.url?.split('?')[1] ?? '',
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  });

async function renderPage(siteRoot: string, ...page: Parameters<RenderPage>) {
  const { folder, file } = pageRenderer;
  const { site } = (await import(pathToFileURL(path.join(siteRoot, folder, file)).href)) as {
    site: { renderPage: RenderPage };
  };
  return site.renderPage(...page);
}

const textOf = (
  body: string,
  { type, inlineScript, language }: Pick<SiteDocument, 'type' | 'inlineScript' | 'language'>,
  keeping: Text['keeping'] = 'no-cache',
): Text => ({
  type,
  inlineScript,
  language,
  keeping,
  body,
  tag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
  packed: new Map(),
  isForOne: false,
});

async function sendText({ headers }: FastifyRequest, reply: FastifyReply, text: Text) {
  const accepted = text.body.length < worthPackingChars ? undefined : encodingOf(headers['accept-encoding']);
  const tag = `"${text.tag}${accepted ? `-${accepted}` : ''}"`;
  reply.headers({
    'cache-control': text.keeping,
    etag: tag,
    vary: text.language ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
  });
  if (text.language) reply.header('content-language', text.language);
  if (text.inlineScript) allowInlineScript(reply, text.inlineScript);
  if (headers['if-none-match'] === tag && reply.statusCode === 200) return reply.code(304).send();
  reply.type(text.type);
  if (!accepted) return reply.send(text.body);
  let packed = text.packed.get(accepted);
  if (!packed) {
    packed = packers[accepted]?.(text);
    if (!packed) return reply.send(text.body);
    text.packed.set(accepted, packed);
  }
  return reply.header('content-encoding', accepted).send(await packed);
}

/** Permits the inline script of this document, and no other. */
function allowInlineScript(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace(/script-src [^;]*/, `$& '${hash}'`));
}

/** The first of our encodings that the request accepts; `;q=0` refuses one. */
function encodingOf(header: string | string[] | undefined): string | undefined {
  const offered = [header ?? []].flat().join(',');
  const taken = offered.split(',').map((part) => part.replaceAll(' ', ''));
  return Object.keys(packers).find((name) =>
    taken.some((part) => part === name || (part.startsWith(`${name};q=`) && Number(part.split('=')[1]) > 0)),
  );
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
