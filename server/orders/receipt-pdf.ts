import { type PDFPage, rgb } from 'pdf-lib';
import { paperName } from '#contract/words/order-papers.ts';
import { creditsText } from '#contract/words/credits-text.ts';
import { countryName } from '../geo/countries.ts';
import { ink, openPaper, pine, soft } from '../pdf/paper.ts';
import { openTypesetter, type Typesetter } from '../pdf/typesetter.ts';
import { isolated } from '../pdf/visual-order.ts';
import { dateText, moneyText, rateText } from '../payment/amounts.ts';
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

const notes: Readonly<Record<OrderRow['tax_treatment'], string>> = {
  domestic: '',
  destination: '',
  reverse_charge: 'Reverse charge: the recipient of the service accounts for the tax.',
  outside: 'Not subject to value added tax at the place of the recipient.',
};

/** An order's invoice or receipt as a PDF. The same order gives the same bytes, whenever and wherever it is drawn. */
export async function drawReceipt(order: OrderRow, kind: ReceiptKind): Promise<Uint8Array> {
  const at = (kind === 'receipt' ? order.paid_at : order.placed_at) ?? order.created_at;
  const document = await openPaper({
    title: `${paperName(order.payment, kind)} ${order.number}`,
    author: order.seller.name,
    at,
  });
  document.setLanguage('en');
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
  const document = await openPaper({
    title: `Credit note ${notes.map(({ number }) => number).join(', ')}`,
    author: order.seller.name,
    at: notes.at(-1)?.at ?? order.created_at,
  });
  document.setLanguage('en');
  const characters = charactersOf(order);
  const written = { ...characters, text: [...characters.text, ...notes.map(({ reason }) => reason)] };
  const type = await openTypesetter(document, written);
  for (const note of notes) {
    const pen = createPen(() => document.addPage([width, height]), type);
    drawNoteHead(pen, order, note);
    drawParties(pen, order);
    drawNoteLines(pen, order, note);
    drawClosing(pen, order, [
      order.payment === 'card' ? 'The total is refunded to the card.' : 'The total goes back by transfer.',
    ]);
  }
  return document.save({ useObjectStreams: false });
}

/** Everything that may be written: our own words are ASCII, the rest is the order's. */
function charactersOf(order: OrderRow) {
  const { seller, billing, pack_name, total_minor, currency, tax_rate_bp } = order;
  const ours = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  const figures = [ours, moneyText(total_minor, currency), rateText(tax_rate_bp)];
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

function drawHead(pen: Pen, order: OrderRow, kind: ReceiptKind): void {
  pen.mark();
  pen.text(paperName(order.payment, kind), { size: 24, bold: true });
  pen.text(order.number ?? '', { size: 12, rightAt: width - margin });
  pen.down(28);
  const dates = [
    `Date: ${dateText(kind === 'receipt' ? order.paid_at : order.placed_at)}`,
    `Ordered: ${dateText(order.placed_at)}`,
    ...(kind === 'receipt' ? [`Paid: ${dateText(order.paid_at)}`] : [`Due: ${dateText(order.due_at)}`]),
    ...(order.billing.purchase_order
      ? pen.wrap(
          `Purchase order number (optional): ${isolated(order.billing.purchase_order)}`,
          10,
          width - 2 * margin,
        )
      : []),
  ];
  pen.down(pen.lines(dates, { soft: true }) + 18);
}

/** That the register knows the number, and the proof that it was asked. */
function taxCheckLines({ tax_check: check }: OrderRow): string[] {
  if (check?.state !== 'valid') return [];
  const reference = check.reference === null ? '' : `, reference ${check.reference}`;
  return [`Confirmed by VIES on ${dateText(new Date(check.at))}${reference}`];
}

function drawParties(pen: Pen, order: OrderRow): void {
  const { seller, billing } = order;
  const column = (width - 2 * margin - 24) / 2;
  const fold = (values: string[]) => values.filter(Boolean).flatMap((value) => pen.wrap(value, 10, column));
  pen.text('From', { bold: true });
  pen.text('To', { bold: true, x: margin + column + 24 });
  pen.down(18);
  const from = fold([
    seller.name,
    ...seller.address.split('\n'),
    countryName(seller.country),
    `Tax number ${seller.taxId}`,
    seller.email,
  ]);
  const to = fold([
    billing.name,
    ...billing.address.split('\n'),
    countryName(billing.country),
    billing.tax_id ? `Tax number ${billing.tax_id}` : '',
    ...taxCheckLines(order),
  ]);
  const used = Math.max(pen.lines(from), pen.lines(to, { x: margin + column + 24 }));
  pen.down(used + 24);
}

type Sums = Pick<OrderRow, 'net_minor' | 'tax_minor' | 'total_minor'>;

function drawSums(pen: Pen, { currency, tax_rate_bp }: OrderRow, sums: Sums): void {
  const row = (label: string, minor: number, bold = false) => {
    pen.text(label, { bold });
    pen.text(moneyText(minor, currency), { rightAt: width - margin, bold });
    pen.down(20);
  };
  pen.rule();
  pen.down(22);
  row('Net', sums.net_minor);
  row(`Tax ${rateText(tax_rate_bp)}`, sums.tax_minor);
  row('Total', sums.total_minor, true);
}

function drawLines(pen: Pen, order: OrderRow): void {
  const right = width - margin;
  pen.text('What', { soft: true });
  pen.text('Unit price', { soft: true, rightAt: right - 190 });
  pen.text('Quantity', { soft: true, rightAt: right - 110 });
  pen.text('Amount', { soft: true, rightAt: right });
  pen.down(10);
  pen.rule();
  pen.down(20);
  const what = pen.wrap(`${order.pack_name}, ${creditsText(order.credits)}`, 10, whatWidth);
  const used = pen.lines(what);
  pen.text(moneyText(order.unit_minor, order.currency), { rightAt: right - 190 });
  pen.text(String(order.quantity), { rightAt: right - 110 });
  pen.text(moneyText(order.net_minor, order.currency), { rightAt: right });
  pen.down(used - 1);
  drawSums(pen, order, order);
}

function drawNoteHead(pen: Pen, order: OrderRow, { number, at, reason }: CreditNote): void {
  pen.mark();
  pen.text('Credit note', { size: 24, bold: true });
  pen.text(number, { size: 12, rightAt: width - margin });
  pen.down(28);
  const of = order.payment === 'invoice' ? order.placed_at : order.paid_at;
  const facts = [
    `Date: ${dateText(at)}`,
    `Corrects: invoice ${order.number} of ${dateText(of)}`,
    ...pen.wrap(`Reason: ${isolated(reason)}`, 10, width - 2 * margin),
  ];
  pen.down(pen.lines(facts, { soft: true }) + 18);
}

function drawNoteLines(pen: Pen, order: OrderRow, note: CreditNote): void {
  const right = width - margin;
  pen.text('Item credited', { soft: true });
  pen.text('Amount', { soft: true, rightAt: right });
  pen.down(10);
  pen.rule();
  pen.down(20);
  const used = pen.lines(pen.wrap(`${creditsText(note.credits)} of ${order.pack_name}`, 10, whatWidth));
  pen.text(moneyText(note.net_minor, order.currency), { rightAt: right });
  pen.down(used - 1);
  drawSums(pen, order, note);
}

/** The note below the sums, with the reason where no tax is included. */
function drawClosing(pen: Pen, order: OrderRow, said: readonly string[]): void {
  pen.down(12);
  const note = notes[order.tax_treatment];
  const rows = [...said, ...(note ? ['', note] : [])];
  const lines = rows.flatMap((value) => (value ? pen.wrap(value, 10, width - 2 * margin) : ['']));
  pen.need(lines.length * lineHeight);
  pen.lines(lines);
}

function drawEnd(pen: Pen, order: OrderRow, kind: ReceiptKind): void {
  const paying =
    kind === 'receipt'
      ? [`Paid ${order.payment === 'card' ? 'by card' : 'by transfer'}, thank you.`]
      : [
          `Please pay by ${dateText(order.due_at)} , quoting ${order.number}:`,
          ...order.seller.bank.split('\n'),
        ];
  drawClosing(pen, order, paying);
}
