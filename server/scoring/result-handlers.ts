import { resultCalls } from '#contract/calls/results.ts';
import { resultSpec } from '#contract/calls/schemas/results.ts';
import type { Awards } from '../awards/awards.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import { sendFile } from '../http/files/send-file.ts';
import { sendPicture } from '../http/files/send-picture.ts';
import { attendanceCsv, attendanceXlsx } from './attendance-files.ts';
import { resultsCsv } from './results-csv.ts';
import type { Results } from './results.ts';
import type { PublishResultsChange } from './publish-results-change.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const resultHandlers = ({
  results,
  awards,
  publishResultsChange,
}: {
  results: Results;
  awards: Awards;
  publishResultsChange: PublishResultsChange;
}) =>
  handleCalls(resultCalls, resultSpec, {
    ofSession: ({ user, params }) => results.ofSession(user.company_id, params.id),
    csv: async ({ user, params }, reply) => {
      const { scorecard, shared } = await results.ofSession(user.company_id, params.id);
      const name = `results-${scorecard.session_id}.csv`;
      return sendFile(reply, 'text/csv; charset=utf-8', name).send(resultsCsv(scorecard, shared));
    },
    pdf: async ({ user, params }, reply) => {
      const { name, bytes } = await results.pdfOfSession(user.company_id, params.id);
      return sendFile(reply, 'application/pdf', name).send(Buffer.from(bytes));
    },
    awardsPdf: async ({ user, params }, reply) => {
      const sessionId = await results.ownedSession(user.company_id, params.id);
      const { name, bytes } = await awards.pdfOfSession(sessionId);
      return sendFile(reply, 'application/pdf', name).send(Buffer.from(bytes));
    },
    attendance: ({ user, params }) => results.attendance(user.company_id, params.id),
    attendanceCsv: async ({ user, params }, reply) => {
      const attendance = await results.attendance(user.company_id, params.id);
      const name = `attendance-${attendance.session_id}.csv`;
      return sendFile(reply, 'text/csv; charset=utf-8', name).send(attendanceCsv(attendance));
    },
    attendanceXlsx: async ({ user, params }, reply) => {
      const attendance = await results.attendance(user.company_id, params.id);
      const name = `attendance-${attendance.session_id}.xlsx`;
      return sendFile(reply, spreadsheet, name).send(Buffer.from(attendanceXlsx(attendance)));
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
      await publishResultsChange(seat.sessionId);
    },
    correctName: async ({ user, params, body }) => {
      const sessionId = await results.ownedSession(user.company_id, params.id);
      await awards.correctName({ sessionId, code: params.code }, body.name);
      await publishResultsChange(sessionId);
    },
    revokeAward: async ({ user, params, body }) => {
      const sessionId = await results.ownedSession(user.company_id, params.id);
      await awards.revoke(sessionId, params.code, body.reason);
      await publishResultsChange(sessionId);
    },
    awardPdf: async ({ params }, reply) => {
      const { name, bytes } = await awards.pdf(params.code);
      return sendFile(reply, 'application/pdf', name).send(Buffer.from(bytes));
    },
    awardLogo: async ({ params }, reply) => sendPicture(reply, await awards.logo(params.code)),
    ofSeat: ({ seat, params }) => results.ofSeat(seat, params.sessionId),
    verifyAward: ({ params }) => awards.verify(params.code),
  });
