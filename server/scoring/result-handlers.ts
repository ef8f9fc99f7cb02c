import { resultCalls } from '#contract/calls/results.ts';
import { resultSpec } from '#contract/calls/schemas/results.ts';
import type { Awards } from '../awards/awards.ts';
import { handleCalls } from '../http/handle-calls.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import { sendFile } from '../http/send-file.ts';
import { sendPicture } from '../http/send-picture.ts';
import { resultsCsv } from './results-csv.ts';
import type { Results } from './results.ts';
import type { TellResults } from './results-news.ts';

export const resultHandlers = ({
  results,
  awards,
  tellResults,
}: {
  results: Results;
  awards: Awards;
  tellResults: TellResults;
}) =>
  handleCalls(resultCalls, resultSpec, {
    ofSession: ({ user, params }) => results.ofSession(user.company_id, params.id),
    csv: async ({ user, params }, reply) => {
      const { scorecard, shared } = await results.ofSession(user.company_id, params.id);
      const name = `results-${scorecard.session_id}.csv`;
      return sendFile(reply, 'text/csv; charset=utf-8', name).send(resultsCsv(scorecard, shared));
    },
    log: async ({ user, params }, reply) => {
      const { name, text } = await results.logOfSession(user.company_id, params.id);
      return sendFile(reply, 'text/csv; charset=utf-8', name).send(text);
    },
    seatPdf: async ({ seat, params }, reply) => {
      const { name, bytes } = await results.pdfOfSeat(seat, params.sessionId);
      return sendFile(reply, 'application/pdf', name).send(Buffer.from(bytes));
    },
    seatCsv: async ({ seat, params }, reply) => {
      const { name, text } = await results.csvOfSeat(seat, params.sessionId);
      return sendFile(reply, 'text/csv; charset=utf-8', name).send(text);
    },
    correctOwnName: async ({ seat, params, body }) => {
      if (params.sessionId !== seat.sessionId) throw catalogueProblem(404, 'SESSION_001');
      await awards.correctName({ seatId: seat.seatId }, body.name);
      await tellResults(seat.sessionId);
    },
    correctName: async ({ user, params, body }) => {
      const sessionId = await results.ownedSession(user.company_id, params.id);
      await awards.correctName({ sessionId, code: params.code }, body.name);
      await tellResults(sessionId);
    },
    revokeAward: async ({ user, params, body }) => {
      const sessionId = await results.ownedSession(user.company_id, params.id);
      await awards.revoke(sessionId, params.code, body.reason);
      await tellResults(sessionId);
    },
    awardPdf: async ({ params }, reply) => {
      const { name, bytes } = await awards.pdf(params.code);
      return sendFile(reply, 'application/pdf', name).send(Buffer.from(bytes));
    },
    awardLogo: async ({ params }, reply) => sendPicture(reply, await awards.logo(params.code)),
    ofSeat: ({ seat, params }) => results.ofSeat(seat, params.sessionId),
    verifyAward: ({ params }) => awards.verify(params.code),
  });
