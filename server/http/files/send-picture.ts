import type { FastifyReply } from 'fastify';
import { pictureType } from '../../pdf/picture.ts';

/** Permits other origins: web mail shows the images of a mail on its own pages. */
export const shownInMails = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** Sends an uploaded picture with the type of its bytes. */
export const sendPicture = (reply: FastifyReply, picture: Buffer): FastifyReply =>
  reply.type(pictureType(picture) ?? 'application/octet-stream').send(picture);
