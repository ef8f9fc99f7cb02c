import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { resultCalls } from '#contract/calls/results.ts';
import { resultSpec } from '#contract/calls/schemas/results.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { FileNames } from '#contract/words/en/file-names.ts';
import type { Awards } from '../awards/awards.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import { requestLanguage } from '../words/request-language.ts';
import { sendFile } from '../http/files/send-file.ts';
import { fileNamesFor, sessionFileName } from '../words/file-names.ts';
import { sendPicture } from '../http/files/send-picture.ts';
import { attendanceCsv, attendanceXlsx } from './attendance-files.ts';
import { resultsCsv } from './results-csv.ts';
import type { Results } from './results.ts';
import type { PublishResultsChange } from './publish-results-change.ts';

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface SessionRequest {
  user: { company_id: number };
  params: { id: string };
  headers: IncomingHttpHeaders;
}

interface SessionPart {
  part: keyof FileNames;
  type: keyof typeof contentTypes;
  make(session: { id: string; title: string }, language: SpokenLanguage): Promise<string | Uint8Array>;
}

export const resultHandlers = ({
  results,
  awards,
  publishResultsChange,
}: {
  results: Results;
  awards: Awards;
  publishResultsChange: PublishResultsChange;
}) => {
  /** Sends what `make` makes of a session of the company, in the language of the page, as is the file's name. */
  async function sendPart(
    { user, params, headers }: SessionRequest,
    reply: FastifyReply,
    { part, type, make }: SessionPart,
  ): Promise<FastifyReply> {
    const session = await results.ownedSession(user.company_id, params.id);
    const content = await make(session, requestLanguage(headers));
    const name = `${sessionFileName(session.title, part, fileNamesFor(headers))}.${type}`;
    return sendFile(reply, contentTypes[type], name).send(
      typeof content === 'string' ? content : Buffer.from(content),
    );
  }

  return handleCalls(resultCalls, resultSpec, {
    ofSession: ({ user, params, headers }) =>
      results.ofSession(user.company_id, params.id, requestLanguage(headers)),
    csv: (request, reply) =>
      sendPart(request, reply, {
        part: 'results',
        type: 'csv',
        make: async ({ id }, language) => {
          const { scorecard, shared } = await results.ofSession(request.user.company_id, id, language);
          return resultsCsv(scorecard, shared, language);
        },
      }),
    pdf: (request, reply) =>
      sendPart(request, reply, {
        part: 'results',
        type: 'pdf',
        make: ({ id }, language) => results.pdfOfSession(request.user.company_id, id, language),
      }),
    awardsPdf: (request, reply) =>
      sendPart(request, reply, {
        part: 'awards',
        type: 'pdf',
        make: ({ id, title }, language) => awards.pdfOfSession(id, title, language),
      }),
    attendance: ({ user, params }) => results.attendance(user.company_id, params.id),
    attendanceCsv: (request, reply) =>
      sendPart(request, reply, {
        part: 'attendance',
        type: 'csv',
        make: async ({ id }, language) =>
          attendanceCsv(await results.attendance(request.user.company_id, id), language),
      }),
    attendanceXlsx: (request, reply) =>
      sendPart(request, reply, {
        part: 'attendance',
        type: 'xlsx',
        make: async ({ id }, language) =>
          attendanceXlsx(await results.attendance(request.user.company_id, id), language),
      }),
    log: (request, reply) =>
      sendPart(request, reply, {
        part: 'log',
        type: 'csv',
        make: ({ id }, language) => results.logOfSession(request.user.company_id, id, language),
      }),
    seatPdf: async ({ seat, params }, reply) => {
      const { name, bytes } = await results.pdfOfSeat(seat, params.sessionId);
      return sendFile(reply, contentTypes.pdf, name).send(Buffer.from(bytes));
    },
    seatCsv: async ({ seat, params }, reply) => {
      const { name, text } = await results.csvOfSeat(seat, params.sessionId);
      return sendFile(reply, contentTypes.csv, name).send(text);
    },
    correctOwnName: async ({ seat, params, body }) => {
      if (params.sessionId !== seat.sessionId) throw catalogueProblem(404, 'SESSION_001');
      await awards.correctName({ seatId: seat.seatId }, body.name);
      await publishResultsChange(seat.sessionId);
    },
    correctName: async ({ user, params, body }) => {
      const { id: sessionId } = await results.ownedSession(user.company_id, params.id);
      await awards.correctName({ sessionId, code: params.code }, body.name);
      await publishResultsChange(sessionId);
    },
    revokeAward: async ({ user, params, body }) => {
      const { id: sessionId } = await results.ownedSession(user.company_id, params.id);
      await awards.revoke(sessionId, params.code, body.reason);
      await publishResultsChange(sessionId);
    },
    awardPdf: async ({ params }, reply) => {
      const { name, bytes } = await awards.pdf(params.code);
      return sendFile(reply, contentTypes.pdf, name).send(Buffer.from(bytes));
    },
    awardLogo: async ({ params }, reply) => sendPicture(reply, await awards.logo(params.code)),
    ofSeat: ({ seat, params }) => results.ofSeat(seat, params.sessionId),
    verifyAward: ({ params }) => awards.verify(params.code),
  });
};
