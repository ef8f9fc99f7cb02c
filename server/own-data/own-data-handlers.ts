import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { ownDataCalls } from '#contract/calls/own-data.ts';
import { ownDataSpec } from '#contract/calls/schemas/own-data.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { sendFile } from '../http/files/send-file.ts';
import { fileNamesFor } from '../words/file-names.ts';
import { readSeatData } from './seat-data.ts';
import { streamJson } from './streamed-json.ts';
import { readUserData } from './user-data.ts';

/** Everything stored about the requesting person, as a file. */
export function ownDataHandlers({ database, clock }: { database: Database; clock: Clock }) {
  const sendData = (reply: FastifyReply, headers: IncomingHttpHeaders, data: object) =>
    sendFile(reply, 'application/json; charset=utf-8', `${fileNamesFor(headers).ownData}.json`).send(
      streamJson({ made_at: new Date(clock.now()), ...data }),
    );
  return handleCalls(ownDataCalls, ownDataSpec, {
    ofUser: async ({ user, headers }, reply) => sendData(reply, headers, await readUserData(database, user)),
    ofSeat: async ({ seat, headers }, reply) => sendData(reply, headers, await readSeatData(database, seat)),
  });
}
