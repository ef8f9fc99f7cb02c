import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createManualClock } from '../../tests/support/manual-clock.ts';
import { orders } from '../../tests/support/drawing-orders.ts';
import { drawAwardPdf } from '../awards/award-pdf.ts';
import { drawingWorker } from './drawings.ts';
import { createDocumentDrawing, type DocumentDrawing } from '../pdf/document-drawing.ts';

const closing: DocumentDrawing[] = [];
afterEach(async () => {
  for (const drawing of closing.splice(0)) await drawing.close();
});

function createTest(entry = drawingWorker) {
  const clock = createManualClock();
  const replaced: string[] = [];
  const log = pino(
    {},
    {
      write: (line: string) => void replaced.push(JSON.parse(line).err.message),
    },
  );
  const drawing = createDocumentDrawing({ clock, log, entry });
  closing.push(drawing);
  return { clock, drawing, replaced };
}

const stubborn = () => createTest(new URL('../../tests/support/stubborn-drawing-worker.ts', import.meta.url));

const art = { picture: null, logo: null };
const award = {
  code: 'AAAAAAAAAAAAAAAA',
  kind: 'person',
  recipient: '李小龍',
  team: 'Otters',
  title: 'Keepers of the light',
  story: 'The Borrowed Light',
  company: 'Wren & Co',
  date: '2027-03-01',
  verify_url: 'http://localhost:3000/verify/award/AAAAAAAAAAAAAAAA',
  picture_url: null,
  logo_url: null,
  colour: null,
} as const;

test('the worker draws the same document as the main thread', async () => {
  const { drawing } = createTest();
  const drawn = await drawing.pdf('award', { award, language: 'en', art });
  expect(Buffer.from(drawn)).toEqual(Buffer.from(await drawAwardPdf(award, 'en', art)));
});

test('the same data is drawn once, also by those who ask at once; other data, and the data after ten minutes, anew', async () => {
  const { clock, drawing } = createTest();
  const draw = (recipient: string) =>
    drawing.pdf('award', { award: { ...award, recipient }, language: 'en', art });
  const [first, second, other] = await Promise.all([draw('Ana'), draw('Ana'), draw('Ben')]);
  expect(second).toBe(first);
  expect(await draw('Ana')).toBe(first);
  expect(Buffer.from(other).equals(Buffer.from(first))).toBe(false);
  await clock.advance(10 * 60_000);
  expect(await draw('Ana')).not.toBe(first);
});

test('drawing leaves the event loop to others: here a drawing that never ends, which is given up after 30 s', async () => {
  const { clock, drawing, replaced } = stubborn();
  const endless = drawing.isDrawable(Uint8Array.of(orders.hang));
  const after = drawing.isDrawable(Uint8Array.of(100));
  for (let turn = 0; turn < 100; turn += 1) await new Promise((done) => setImmediate(done));
  await clock.advance(30_000);
  expect(await endless).toBe(false);
  expect(await after).toBe(true);
  expect(replaced).toEqual(['A drawing took longer than 30000 ms']);
});

test.each([
  ['ends', orders.die, 'The drawing worker ended with exit code 3'],
  ['throws', orders.throw, 'a broken picture'],
  ['fills its memory', orders.fillMemory, expect.stringContaining('memory')],
])(
  'a worker that %s is replaced; only its own drawing is lost',
  async (_what, order, reason) => {
    const { drawing, replaced } = stubborn();
    const [before, lost, after] = await Promise.all([
      drawing.isDrawable(Uint8Array.of(100)),
      drawing.isDrawable(Uint8Array.of(order)),
      drawing.isDrawable(Uint8Array.of(101)),
    ]);
    expect([before, lost, after]).toEqual([true, false, true]);
    expect(replaced).toEqual([reason]);
  },
  120_000,
);

test('a failed drawing rejects with its reason, and the worker keeps running', async () => {
  const { drawing, replaced } = createTest();
  const broken = { ...award, title: null as unknown as string };
  await expect(drawing.pdf('award', { award: broken, language: 'en', art })).rejects.toThrow(/null/);
  expect(
    Buffer.from(await drawing.pdf('award', { award, language: 'en', art })).toString('latin1', 0, 5),
  ).toBe('%PDF-');
  expect(replaced).toEqual([]);
});

test('rejects waiting and later requests after drawing has ended', async () => {
  const { drawing } = stubborn();
  const waiting = [
    drawing.isDrawable(Uint8Array.of(orders.hang)),
    drawing.pdf('award', { award, language: 'en', art }),
  ] as const;
  const settled = Promise.allSettled(waiting);
  await new Promise((done) => setImmediate(done));
  await drawing.close();
  expect(await settled).toEqual([
    { status: 'fulfilled', value: false },
    { status: 'rejected', reason: new Error('Drawing has ended') },
  ]);
  await expect(drawing.pdf('award', { award, language: 'en', art })).rejects.toThrow('Drawing has ended');
});

test('without work the worker ends after five minutes, and another begins with the next drawing', async () => {
  const { clock, drawing, replaced } = stubborn();
  expect(await drawing.isDrawable(Uint8Array.of(100))).toBe(true);
  await clock.advance(5 * 60_000);
  expect(await drawing.isDrawable(Uint8Array.of(100))).toBe(true);
  expect(replaced).toEqual([]);
});
