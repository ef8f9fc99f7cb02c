import type { FastifyReply } from 'fastify';
import { asciiFileName } from '#contract/rules/text/file-name.ts';

const isAscii = (name: string): boolean => /^[\w.-]*$/.test(name);

/** RFC 8187: characters that `encodeURIComponent` keeps and a header may not contain. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** RFC 6266: the name in ASCII and in UTF-8. */
export function attachmentNamed(name: string): string {
  if (isAscii(name)) return `attachment; filename="${name}"`;
  return `attachment; filename="${asciiFileName(name)}"; filename*=UTF-8''${encoded(name)}`;
}

/** The headers of an answer that a browser saves under that name. */
export const sendFile = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.type(type).header('content-disposition', attachmentNamed(name));
