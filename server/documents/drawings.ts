import type { AgreementPaper } from '../companies/agreement-pdf.ts';
import type { CreditNote } from '../orders/credit-notes.ts';
import type { OrderRow } from '../orders/order-answer.ts';
import type { ReceiptKind } from '../orders/receipt-pdf.ts';
import type { AwardArt } from '../awards/award-pdf.ts';
import type { Report } from '#contract/calls/schemas/reports/reports.ts';
import type { Award } from '#contract/calls/schemas/results.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { StoredResults } from '../scoring/stored-results.ts';
import type { SessionPaper } from '../scoring/session-pdf.ts';

/** The worker that draws these. */
export const drawingWorker = new URL('./drawing-worker.ts', import.meta.url);

/** What each drawing is made of: data that can be copied into another thread. */
export interface Drawings {
  scorecard: { kept: StoredResults; picture: Uint8Array | null };
  report: { report: Report; language: SpokenLanguage };
  session: { paper: SessionPaper; picture: Uint8Array | null };
  award: { award: Award; language: string; art: AwardArt };
  awards: { awards: readonly Award[]; title: string; language: string; art: AwardArt };
  receipt: { order: OrderRow; kind: ReceiptKind };
  creditNotes: { order: OrderRow; notes: readonly CreditNote[] };
  agreement: AgreementPaper;
  /** An uploaded picture; returns its own bytes where a document can show it. */
  picture: Uint8Array;
}

export type DrawingKind = keyof Drawings;

/** Null: it cannot be drawn. */
type Draw<Given> = (given: Given) => Promise<Uint8Array | null>;

/** The same data gives the same bytes. */
export const drawings: { readonly [Kind in DrawingKind]: Draw<Drawings[Kind]> } = {
  scorecard: async ({ kept, picture }) =>
    (await import('../scoring/scorecard-pdf.ts')).drawScorecardPdf(kept, picture),
  session: async ({ paper, picture }) =>
    (await import('../scoring/session-pdf.ts')).drawSessionPdf(paper, picture),
  report: async ({ report, language }) =>
    (await import('../reports/report-pdf.ts')).drawReportPdf(report, language),
  awards: async ({ awards, title, language, art }) =>
    (await import('../awards/award-pdf.ts')).drawAwardsPdf(awards, title, language, art),
  award: async ({ award, language, art }) =>
    (await import('../awards/award-pdf.ts')).drawAwardPdf(award, language, art),
  receipt: async ({ order, kind }) => (await import('../orders/receipt-pdf.ts')).drawReceipt(order, kind),
  creditNotes: async ({ order, notes }) =>
    (await import('../orders/receipt-pdf.ts')).drawCreditNotes(order, notes),
  agreement: async (paper) => (await import('../companies/agreement-pdf.ts')).drawAgreement(paper),
  picture: async (bytes) => ((await (await import('../pdf/picture.ts')).isDrawable(bytes)) ? bytes : null),
};
