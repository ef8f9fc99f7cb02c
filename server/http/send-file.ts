import type { FastifyReply } from 'fastify';

/** The head of an answer that a browser keeps as a file of that name. */
export const sendFile = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
