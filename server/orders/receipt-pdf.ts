import { type PDFPage, rgb } from 'pdf-lib';
import { isInVies, isTaxIdOf } from '#contract/rules/money/tax-id.ts';
import { namedPaper } from '#contract/words/order-papers.ts';
import { countryNameIn } from '../geo/countries.ts';
import { ink, openPaper, pine, soft } from '../pdf/paper.ts';
import { openTypesetter, type Typesetter } from '../pdf/typesetter.ts';
import { isolated } from '../pdf/visual-order.ts';
import { dateText, moneyTextIn, rateText } from '../payment/amounts.ts';
import { orderPaperWordsIn } from '../words/organiser-words.ts';
import type { CreditNote } from './credit-notes.ts';
import type { OrderRow } from './order-answer.ts';

export type ReceiptKind = 'invoice' | 'receipt';
export type OrderDocument = ReceiptKind | 'credit-note';

const [width, height] = [595, 842];
const margin = 56;
const lineHeight = 15;
/** What is left of the first price's column. */
const whatWidth = 200;
const lineColour = rgb(0.91, 0.88, 0.82);

const wordsOf = ({ language }: Pick<OrderRow, 'language'>) => orderPaperWordsIn(language);
const moneyOf = ({ language, currency }: OrderRow) => {
  const money = moneyTextIn(language);
  return (minor: number) => money(minor, currency);
};
const dayOf = ({ language }: OrderRow, at: Date | null) => dateText(at, language);

/** An order's invoice or receipt as a PDF. The same order gives the same bytes, whenever and wherever it is drawn. */
export async function drawReceipt(order: OrderRow, kind: ReceiptKind): Promise<Uint8Array> {
  const at = (kind === 'receipt' ? order.paid_at : order.placed_at) ?? order.created_at;
  const document = await openPaper({
    title: `${wordsOf(order).names[namedPaper(order.payment, kind)]} ${order.number}`,
    author: order.seller.name,
    at,
  });
  document.setLanguage(order.language);
  const type = await openTypesetter(document, charactersOf(order));
  const pen = createPen(() => document.addPage([width, height]), type);
  drawHead(pen, order, kind);
  drawParties(pen, order);
  drawLines(pen, order);
  drawEnd(pen, order, kind);
  return document.save({ useObjectStreams: false });
}

/** An order's credit notes as one PDF, a page or more each. */
export async function drawCreditNotes(order: OrderRow, notes: readonly CreditNote[]): Promise<Uint8Array> {
  const words = wordsOf(order);
  const document = await openPaper({
    title: `${words.names.creditNote} ${notes.map(({ number }) => number).join(', ')}`,
    author: order.seller.name,
    at: notes.at(-1)?.at ?? order.created_at,
  });
  document.setLanguage(order.language);
  const characters = charactersOf(order);
  const written = { ...characters, text: [...characters.text, ...notes.map(({ reason }) => reason)] };
  const type = await openTypesetter(document, written);
  for (const note of notes) {
    const pen = createPen(() => document.addPage([width, height]), type);
    drawNoteHead(pen, order, note);
    drawParties(pen, order);
    drawNoteLines(pen, order, note);
    const { card, invoice, unpaid } = words.creditNote;
    const transferred = order.paid_at === null ? unpaid : invoice;
    drawClosing(pen, order, [order.payment === 'card' ? card : transferred]);
  }
  return document.save({ useObjectStreams: false });
}

/** Everything that may be written: our own words are ASCII and a language's letters, the rest is the order's. */
function charactersOf(order: OrderRow) {
  const { seller, billing, pack_name, total_minor, tax_rate_bp, language } = order;
  const ours = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  const figures = [
    ours,
    wordsOf(order).letters,
    moneyOf(order)(total_minor),
    rateText(tax_rate_bp, language),
  ];
  return {
    text: [...figures, pack_name, JSON.stringify(seller), JSON.stringify(billing), ...taxCheckLines(order)],
    bold: figures,
  };
}

type TextOptions = { x?: number; size?: number; bold?: boolean; soft?: boolean; rightAt?: number };

/** Writes from the top of the page downwards; `y` is the line that comes next. */
function createPen(addPage: () => PDFPage, type: Typesetter) {
  let page = addPage();
  const pen = {
    y: height - margin,
    text(value: string, options: TextOptions = {}): void {
      const { size = 10, bold = false, rightAt } = options;
      const hand = bold ? 'bold' : 'text';
      const x = rightAt === undefined ? (options.x ?? margin) : rightAt - type.width(value, size, hand);
      type.draw(page, value, { x, y: pen.y, size, hand, color: options.soft ? soft : ink });
    },
    /** Several lines below each other; returns how far down they went. */
    lines(values: string[], options: TextOptions = {}): number {
      const top = pen.y;
      for (const value of values) {
        pen.text(value, options);
        pen.down(lineHeight);
      }
      const used = top - pen.y;
      pen.y = top;
      return used;
    },
    rule(): void {
      page.drawLine({
        start: { x: margin, y: pen.y },
        end: { x: width - margin, y: pen.y },
        thickness: 0.8,
        color: lineColour,
      });
    },
    mark(): void {
      page.drawRectangle({ x: margin, y: pen.y + 28, width: 36, height: 4, color: pine });
    },
    down(by: number): void {
      pen.y -= by;
    },
    /** Goes on at the top of another page where so much has no room on this one. */
    need(room: number): void {
      if (pen.y - room >= margin) return;
      page = addPage();
      pen.y = height - margin;
    },
    wrap: (value: string, size: number, atMost: number) => type.wrap(value, size, atMost),
  };
  return pen;
}

type Pen = ReturnType<typeof createPen>;

/** Of an invoice: when the credits came. Those of an invoice that is not trusted come with its payment. */
function supplyText(order: OrderRow): string {
  const { supplied, suppliedWhenPaid } = wordsOf(order);
  if (order.payment === 'card') return supplied(dayOf(order, order.paid_at));
  const cameAtOnce = order.credited_at?.getTime() === order.placed_at?.getTime();
  return cameAtOnce ? supplied(dayOf(order, order.placed_at)) : suppliedWhenPaid;
}

function drawHead(pen: Pen, order: OrderRow, kind: ReceiptKind): void {
  const words = wordsOf(order);
  const paper = namedPaper(order.payment, kind);
  pen.mark();
  pen.text(words.names[paper], { size: 24, bold: true });
  pen.text(words.numbers[paper](order.number ?? ''), { size: 12, rightAt: width - margin });
  pen.down(28);
  const { purchase_order: purchaseOrder } = order.billing;
  const dates = [
    words.dates[paper](dayOf(order, kind === 'receipt' ? order.paid_at : order.placed_at)),
    ...(paper === 'invoice' ? [supplyText(order)] : []),
    words.ordered(dayOf(order, order.placed_at)),
    kind === 'receipt' ? words.paid(dayOf(order, order.paid_at)) : words.due(dayOf(order, order.due_at)),
    ...(purchaseOrder ? pen.wrap(words.purchaseOrder(isolated(purchaseOrder)), 10, width - 2 * margin) : []),
  ];
  pen.down(pen.lines(dates.filter(Boolean), { soft: true }) + 18);
}

/** That the register knows the number, and the proof that it was asked. */
function taxCheckLines(order: OrderRow): string[] {
  const { tax_check: check } = order;
  if (check?.state !== 'valid') return [];
  const { confirmed, confirmedUnder } = wordsOf(order);
  const day = dayOf(order, new Date(check.at));
  return [check.reference === null ? confirmed(day) : confirmedUnder(day, check.reference)];
}

function taxNumberText(order: OrderRow, country: string, number: string): string {
  const { vatNumber, taxNumber } = wordsOf(order);
  return isInVies(country) && isTaxIdOf(country, number) ? vatNumber(number) : taxNumber(number);
}

function drawParties(pen: Pen, order: OrderRow): void {
  const { seller, billing, language } = order;
  const words = wordsOf(order);
  const countryName = countryNameIn(language);
  const column = (width - 2 * margin - 24) / 2;
  const fold = (values: string[]) => values.filter(Boolean).flatMap((value) => pen.wrap(value, 10, column));
  pen.text(words.from, { bold: true });
  pen.text(words.to, { bold: true, x: margin + column + 24 });
  pen.down(18);
  const from = fold([
    seller.name,
    ...seller.address.split('\n'),
    countryName(seller.country),
    taxNumberText(order, seller.country, seller.taxId),
    seller.email,
  ]);
  const to = fold([
    billing.name,
    ...billing.address.split('\n'),
    countryName(billing.country),
    billing.tax_id ? taxNumberText(order, billing.country, billing.tax_id) : '',
    ...taxCheckLines(order),
  ]);
  const used = Math.max(pen.lines(from), pen.lines(to, { x: margin + column + 24 }));
  pen.down(used + 24);
}

type Sums = Pick<OrderRow, 'net_minor' | 'tax_minor' | 'total_minor'>;

function drawSums(
  pen: Pen,
  order: OrderRow,
  sums: Sums,
  labels: { net: string; tax(rate: string): string; total: string },
): void {
  const money = moneyOf(order);
  const row = (label: string, minor: number, bold = false) => {
    pen.text(label, { bold });
    pen.text(money(minor), { rightAt: width - margin, bold });
    pen.down(20);
  };
  pen.rule();
  pen.down(22);
  row(labels.net, sums.net_minor);
  row(labels.tax(rateText(order.tax_rate_bp, order.language)), sums.tax_minor);
  row(labels.total, sums.total_minor, true);
}

function drawLines(pen: Pen, order: OrderRow): void {
  const words = wordsOf(order);
  const money = moneyOf(order);
  const right = width - margin;
  pen.text(words.what, { soft: true });
  pen.text(words.unitPrice, { soft: true, rightAt: right - 190 });
  pen.text(words.quantity, { soft: true, rightAt: right - 110 });
  pen.text(words.amount, { soft: true, rightAt: right });
  pen.down(10);
  pen.rule();
  pen.down(20);
  const what = pen.wrap(words.item(order.pack_name, order.credits), 10, whatWidth);
  const used = pen.lines(what);
  pen.text(money(order.unit_minor), { rightAt: right - 190 });
  pen.text(String(order.quantity), { rightAt: right - 110 });
  pen.text(money(order.net_minor), { rightAt: right });
  pen.down(used - 1);
  drawSums(pen, order, order, words.sums);
}

function drawNoteHead(pen: Pen, order: OrderRow, { number, at, reason }: CreditNote): void {
  const { names, numbers, dates, creditNote } = wordsOf(order);
  pen.mark();
  pen.text(names.creditNote, { size: 24, bold: true });
  pen.text(numbers.creditNote(number), { size: 12, rightAt: width - margin });
  pen.down(28);
  const of = order.payment === 'invoice' ? order.placed_at : order.paid_at;
  const facts = [
    dates.creditNote(dayOf(order, at)),
    creditNote.corrects(order.number ?? '', dayOf(order, of)),
    ...pen.wrap(creditNote.reason(isolated(reason)), 10, width - 2 * margin),
  ];
  pen.down(pen.lines(facts, { soft: true }) + 18);
}

function drawNoteLines(pen: Pen, order: OrderRow, note: CreditNote): void {
  const { amount, creditNote } = wordsOf(order);
  const right = width - margin;
  pen.text(creditNote.what, { soft: true });
  pen.text(amount, { soft: true, rightAt: right });
  pen.down(10);
  pen.rule();
  pen.down(20);
  const used = pen.lines(pen.wrap(creditNote.item(note.credits, order.pack_name), 10, whatWidth));
  pen.text(moneyOf(order)(note.net_minor), { rightAt: right });
  pen.down(used - 1);
  drawSums(pen, order, note, creditNote.sums);
}

/** The note below the sums, with the reason where no tax is included. */
function drawClosing(pen: Pen, order: OrderRow, closing: readonly string[]): void {
  pen.down(12);
  const note = wordsOf(order).taxNotes[order.tax_treatment];
  const rows = [...closing, ...(note ? ['', note] : [])];
  const lines = rows.flatMap((value) => (value ? pen.wrap(value, 10, width - 2 * margin) : ['']));
  pen.need(lines.length * lineHeight);
  pen.lines(lines);
}

function drawEnd(pen: Pen, order: OrderRow, kind: ReceiptKind): void {
  const { paidBy, payBy } = wordsOf(order);
  const paying =
    kind === 'receipt'
      ? [paidBy[order.payment]]
      : [payBy(dayOf(order, order.due_at), order.number ?? ''), ...order.seller.bank.split('\n')];
  drawClosing(pen, order, paying);
}
