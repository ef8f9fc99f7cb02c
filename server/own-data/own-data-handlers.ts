import type { FastifyReply } from 'fastify';
import { ownDataCalls } from '#contract/calls/own-data.ts';
import { ownDataSpec } from '#contract/calls/schemas/own-data.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { sendFile } from '../http/files/send-file.ts';
import { readSeatData } from './seat-data.ts';
import { streamJson } from './streamed-json.ts';
import { readUserData } from './user-data.ts';

/** Everything stored about the requesting person, as a file. */
export function ownDataHandlers({ database, clock }: { database: Database; clock: Clock }) {
  const sendData = (reply: FastifyReply, data: object) =>
    sendFile(reply, 'application/json; charset=utf-8', 'own-data.json').send(
      streamJson({ made_at: new Date(clock.now()), ...data }),
    );
  return handleCalls(ownDataCalls, ownDataSpec, {
    ofUser: async ({ user }, reply) => sendData(reply, await readUserData(database, user)),
    ofSeat: async ({ seat }, reply) => sendData(reply, await readSeatData(database, seat)),
  });
}
