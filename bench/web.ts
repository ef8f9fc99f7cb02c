import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteDocument } from '../contract/rules/pages/site-documents.ts';
import { giveUp, readCommandLine, wholeNumber } from '../scripts/operate/command-line.ts';
import { startProduct } from '../tests/support/servers/product.ts';
import {
  isBeyondLimits,
  measureInTurns,
  type PageMeasurement,
  type PageRow,
  peerPage,
  rowOf,
} from './web/web-figures.ts';
import { slowestInteraction } from './web/web-interactions.ts';

/*
 * The built site as a phone gets it, peers' pages beside it: Lighthouse (mobile preset) and the slowest interaction of a
 * driven page, `--runs` times each, one page at a time and all of them in turns, the median of every figure.
 */
const usage = `npm run bench:web -- [--runs N] [--pages /,/pricing] [--slowdown N] [--peer NAME=http://127.0.0.1:4100/ …] [--origin http://localhost:4000] [--out FILE.json]

--peer, once for each, measures that page in turns with the product's, by the same settings. With --origin it measures
another server's pages instead of starting the product's. --slowdown is how many times slower than this machine the phone is.
Lighthouse takes 4 for granted, for a machine whose benchmarkIndex (the column "index") is 1,500 or more; by its own table of
devices it is 2 from 800, and 1 below that, where the machine is itself as slow as the phone.`;
const { values, positionals } = readCommandLine(usage, {
  runs: { type: 'string', default: '5' },
  pages: { type: 'string' },
  slowdown: { type: 'string', default: '4' },
  peer: { type: 'string', multiple: true, default: [] },
  origin: { type: 'string' },
  out: { type: 'string' },
});
const [unknown] = positionals;
if (unknown !== undefined) giveUp(`${unknown} is nothing that it measures.\n\n${usage}`);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const lighthouse = 'lighthouse@13.5.0';
const browserFlags = '--headless=new --no-sandbox --disable-gpu --disable-quic';

interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    {
      score: number | null;
      numericValue?: number;
      details?: { items?: { resourceType?: string; transferSize?: number }[] };
    }
  >;
}

function publicPages(): string[] {
  const built = path.resolve(import.meta.dirname, '../dist/documents.json');
  const documents: SiteDocument[] = JSON.parse(readFileSync(built, 'utf8'));
  return [
    ...new Set(documents.flatMap(({ path: address, file }) => (file.endsWith('.html') && address) || [])),
  ];
}

/** What Lighthouse says of a trace that Chromium began too late, and of a machine that others keep busy: run it again. */
const onceMore = /NO_NAVSTART|PROTOCOL_TIMEOUT|page stopped responding/;

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
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=${browserFlags}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64_000_000,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  );
  if (status !== 0 && triesLeft > 0 && onceMore.test(stderr)) return judge(url, triesLeft - 1);
  if (status !== 0) throw new Error(`Lighthouse could not judge ${url}:\n${stderr}`);
  return JSON.parse(stdout);
}

async function measure(url: string): Promise<PageMeasurement> {
  const report = judge(url);
  const figure = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100)),
    lcpMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    scriptBytes: (report.audits['network-requests']?.details?.items ?? [])
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    inpMs: await slowestInteraction(url, slowdown),
    index: report.environment.benchmarkIndex,
    missed: Object.entries(report.audits).flatMap(([id, { score }]) =>
      score !== null && score < 0.9 ? [id] : [],
    ),
  };
}

const runs = wholeNumber(values.runs, '--runs');
const slowdown = wholeNumber(values.slowdown, '--slowdown');
const { origin, out } = values;
const peers = values.peer.map(peerPage);
const product = origin ? undefined : await startProduct();
const rows: PageRow[] = [];
try {
  const own = (values.pages?.split(',') ?? publicPages()).map((address) => ({
    name: address,
    url: `${origin ?? product?.url}${address}`,
    isOurs: true,
  }));
  for (const [page, measured] of await measureInTurns([...own, ...peers], runs, measure)) {
    const row = rowOf(page, measured);
    rows.push(row);
    if (isBeyondLimits(page, row)) process.exitCode = 1;
  }
} finally {
  await product?.close();
}
console.table(rows.map(({ missed, ...figures }) => figures));
for (const { page, missed } of rows) if (missed !== '') console.log(`${page} misses ${missed}`);
if (out) writeFileSync(out, `${JSON.stringify(rows, null, 2)}\n`);
