import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SiteDocument } from '../contract/rules/site-documents.ts';
import { giveUp, readCommandLine, wholeNumber } from '../scripts/command-line.ts';
import { startProduct } from '../tests/support/product.ts';
import { quantile } from './quantile.ts';
import { slowestInteraction } from './web-interactions.ts';

/*
 * The built site as a phone gets it: Lighthouse (mobile preset) and the slowest interaction of a driven page, `--runs`
 * times each, one page at a time, the median of every figure.
 */
const usage = `npm run bench:web -- [--runs N] [--pages /,/pricing] [--origin http://localhost:4000] [--out FILE.json]

With --origin it measures another server's pages instead of starting the product's: that is how peers are measured.`;
const { values, positionals } = readCommandLine(usage, {
  runs: { type: 'string', default: '5' },
  pages: { type: 'string' },
  origin: { type: 'string' },
  out: { type: 'string' },
});
const [unknown] = positionals;
if (unknown !== undefined) giveUp(`${unknown} is nothing that it measures.\n\n${usage}`);
const limits = { score: 100, lcpMs: 1200, inpMs: 100, cls: 0 } as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const lighthouse = 'lighthouse@13.5.0';
const browserFlags = '--headless=new --no-sandbox --disable-gpu --disable-quic';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

function publicPages(): string[] {
  const built = path.resolve(import.meta.dirname, '../dist/documents.json');
  const documents: SiteDocument[] = JSON.parse(readFileSync(built, 'utf8'));
  return [
    ...new Set(documents.flatMap(({ path: address, file }) => (file.endsWith('.html') && address) || [])),
  ];
}

/** What Lighthouse says of a trace that Chromium began too late; it asks to be run again. */
const noStart = /NO_NAVSTART/;

function judge(url: string, triesLeft = 3): Report {
  const { stdout, stderr, status } = spawnSync(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--chrome-flags=${browserFlags}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64_000_000,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  );
  if (status !== 0 && triesLeft > 0 && noStart.test(stderr)) return judge(url, triesLeft - 1);
  if (status !== 0) throw new Error(`Lighthouse could not judge ${url}:\n${stderr}`);
  return JSON.parse(stdout);
}

async function measure(url: string) {
  const report = judge(url);
  const figure = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100)),
    lcpMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    inpMs: await slowestInteraction(url),
    missed: Object.entries(report.audits).flatMap(([id, { score }]) =>
      score !== null && score < 0.9 ? [id] : [],
    ),
  };
}

const runs = wholeNumber(values.runs, '--runs');
const { origin, out } = values;
const product = origin ? undefined : await startProduct();
const rows: Record<string, unknown>[] = [];
let isOver = false;
try {
  for (const address of values.pages?.split(',') ?? publicPages()) {
    const measured: Awaited<ReturnType<typeof measure>>[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measure((origin ?? product?.url) + address));
    const middle = (pick: (one: (typeof measured)[number]) => number) => quantile(measured.map(pick), 0.5);
    const scores = categories.map((_, index) => middle((one) => one.scores[index] ?? 0));
    const row = {
      page: address,
      scores: scores.join(' / '),
      lcpMs: Math.round(middle(({ lcpMs }) => lcpMs)),
      inpMs: Math.round(middle(({ inpMs }) => inpMs)),
      cls: Math.round(middle(({ cls }) => cls) * 1000) / 1000,
      blockedMs: Math.round(middle(({ blockedMs }) => blockedMs)),
      kB: Math.round(middle(({ bytes }) => bytes) / 1000),
      load: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
      missed: [...new Set(measured.flatMap(({ missed }) => missed))].join(' '),
    };
    rows.push(row);
    isOver ||=
      scores.some((score) => score < limits.score) ||
      row.lcpMs > limits.lcpMs ||
      row.inpMs > limits.inpMs ||
      row.cls > limits.cls;
    console.log(JSON.stringify(row));
  }
} finally {
  await product?.close();
}
if (out) writeFileSync(out, `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = isOver ? 1 : 0;
