import type { FastifyReply } from 'fastify';
import { pictureType } from '../pdf/picture.ts';

/** Mail programs that are web pages show the pictures of a mail on pages of their own. */
export const shownInMails = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** Bytes that somebody has given, as the kind of picture they are. */
export const sendPicture = (reply: FastifyReply, picture: Buffer): FastifyReply =>
  reply.type(pictureType(picture) ?? 'application/octet-stream').send(picture);
