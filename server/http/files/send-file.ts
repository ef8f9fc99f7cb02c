import type { FastifyReply } from 'fastify';
import { asciiFileName } from '#contract/rules/text/file-name.ts';

const isAscii = (name: string): boolean => /^[\w.-]*$/.test(name);

/** RFC 8187: what `encodeURIComponent` leaves as it is and a header may not hold. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Of RFC 6266: the name in ASCII, and beside it the whole one. */
export function attachmentNamed(name: string): string {
  if (isAscii(name)) return `attachment; filename="${name}"`;
  return `attachment; filename="${asciiFileName(name)}"; filename*=UTF-8''${encoded(name)}`;
}

/** The head of an answer that a browser keeps as a file of that name. */
export const sendFile = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.type(type).header('content-disposition', attachmentNamed(name));
