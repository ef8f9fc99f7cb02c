import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PriceList } from '#contract/calls/schemas/orders.ts';
import { type SiteDocument, unknownPath, unknownSiteAddress } from '#contract/rules/site-documents.ts';

export interface DocumentsConfig {
  siteRoot: string;
  /** Origin under which people reach the site. */
  address: string;
  /** Undefined while nothing is sold. */
  prices(): PriceList | undefined;
  /** Whether one can sign in by another provider. */
  hasProviders: boolean;
  /** Puts the cookies of unsafe calls into the answer. */
  sendCookies(request: FastifyRequest, reply: FastifyReply): void;
}

interface Text {
  type: string;
  keeping: 'no-cache' | 'no-store';
  body: string;
  tag: string;
  inlineScript: string | undefined;
  packed: Map<string, Promise<Buffer>>;
  isForOne: boolean;
}

/** A text that is packed once may take the time; one that is made for a single reader may not. */
const packers: Record<string, (text: Text) => Promise<Buffer>> = {
  br: ({ body, isForOne }) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isForOne ? 2 : 11 } }),
  gzip: ({ body, isForOne }) => promisify(gzip)(body, { level: isForOne ? 1 : 9 }),
};
const worthPackingChars = 1000;

/**
 * The texts of the built site with the public address in them: asked for anew each time, answered 304 where the reader
 * has them, and packed once for as long as the process runs.
 */
export function siteDocuments({ siteRoot, address, prices, hasProviders, sendCookies }: DocumentsConfig) {
  const listed = path.join(siteRoot, 'documents.json');
  const documents: SiteDocument[] = existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')) : [];
  const read = (file: string) =>
    readFileSync(path.join(siteRoot, file), 'utf8').replaceAll(unknownSiteAddress, new URL(address).origin);
  const texts = new Map(
    documents.map((document) => [
      document,
      textOf(read(document.file), document, document.under === undefined ? 'no-cache' : 'no-store'),
    ]),
  );
  const routed = textOf(read('index.html'), { type: 'text/html; charset=utf-8' }, 'no-store');
  const nothing = documents.find(({ path: of, under }) => of === undefined && under === undefined);
  const routedFor = (asked: string) =>
    documents.find(({ under }) => under !== undefined && asked.startsWith(`${under}/`));

  const find = (asked: string) => {
    const named = documents.filter(
      ({ path: of, withoutProviders }) => of === asked && !(withoutProviders && hasProviders),
    );
    const offered = named.some((document) => document.prices) ? JSON.stringify(prices()) : undefined;
    return named.find((document) => !document.prices || JSON.stringify(document.prices) === offered);
  };

  return {
    /** Whether a path is one of these texts whatever the pages of the site are: the sitemap, the feed. */
    has: (asked: string) => /\.\w+$/.test(asked) && find(asked) !== undefined,
    /** The page of a path: made beforehand, or the one that routes in the browser. */
    send(request: FastifyRequest, reply: FastifyReply, asked: string) {
      const document = find(asked) ?? routedFor(asked);
      if (document?.sendsEarly) sendCookies(request, reply);
      return sendText(request, reply, (document && texts.get(document)) ?? routed);
    },
    sendNothing(request: FastifyRequest, reply: FastifyReply, asked: string) {
      const text = nothing && texts.get(nothing);
      if (!text) return sendText(request, reply.code(404), routed);
      const body = text.body.replaceAll(unknownPath, () => escapeHtml(asked));
      return sendText(request, reply.code(404), { ...textOf(body, text, 'no-store'), isForOne: true });
    },
  };
}

const textOf = (
  body: string,
  { type, inlineScript }: Pick<SiteDocument, 'type' | 'inlineScript'>,
  keeping: Text['keeping'] = 'no-cache',
): Text => ({
  type,
  inlineScript,
  keeping,
  body,
  tag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
  packed: new Map(),
  isForOne: false,
});

async function sendText({ headers }: FastifyRequest, reply: FastifyReply, text: Text) {
  const accepted = text.body.length < worthPackingChars ? undefined : encodingOf(headers['accept-encoding']);
  const tag = `"${text.tag}${accepted ? `-${accepted}` : ''}"`;
  reply.headers({ 'cache-control': text.keeping, etag: tag, vary: 'accept-encoding' });
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

/** This text's own script may run although it stands in the page, and no other that does. */
function allowInlineScript(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace(/script-src [^;]*/, `$& '${hash}'`));
}

/** The first of ours that the reader takes; `;q=0` refuses one. */
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
