import { spawn } from 'node:child_process';
import { giveUp, readCommandLine, wholeNumber } from '../scripts/operate/command-line.ts';
import { type Organiser, signUpOrganiser } from '../tests/support/organiser.ts';
import { type Product, startProduct } from '../tests/support/servers/product.ts';
import { openDelayingProxy } from './delaying-proxy.ts';
import { lines, type ShownFrame } from './sync/picture-skew.ts';
import { quantile } from './quantile.ts';
import { openChromium, openFirefox, type SyncBrowser, type SyncPage } from './sync/sync-pages.ts';
import { type Corrections, type Strategy, strategies } from './sync/sync-strategies.ts';

/** The four that wait for the start, and the fifth who comes while they watch. */
const places = ['cable', 'mobile', 'far', 'wifi', 'wifi, late'] as const;
const lineOf = (place: (typeof places)[number]) => lines[place === 'wifi, late' ? 'wifi' : place];
const framesBeforeLate = 150;
const framesWanted = 480;
/** No part of a frame: instants that fall on the change of a picture would tell of a tenth of a millisecond as of a frame. */
const everyMs = 7.3;

interface SyncRun {
  strategy: Strategy;
  /** Newest minus oldest frame on the four screens at one instant, ms. */
  spread: number[];
  /** `firstSkew` is signed: negative is late. */
  pages: {
    place: string;
    skews: number[];
    firstSkew: number;
    clockError: number;
    corrections: Corrections;
    frames: ShownFrame[];
  }[];
}

/** All that came to the screen: a page that was busy notes the newest frame alone, and how many there were; those lay evenly. */
function presentedFrames(noted: readonly ShownFrame[]): Pick<ShownFrame, 'shownAt' | 'mediaMs'>[] {
  return noted.flatMap((frame, index) => {
    const last = noted[index - 1];
    if (!last) return [frame];
    const count = frame.presented - last.presented;
    return Array.from({ length: count }, (_, n) => {
      const share = (n + 1) / count;
      return {
        shownAt: last.shownAt + (frame.shownAt - last.shownAt) * share,
        mediaMs: last.mediaMs + (frame.mediaMs - last.mediaMs) * share,
      };
    });
  });
}

/** What the pages show at one instant, over all instants at which each of them shows something. */
function spreadOf(noted: readonly ShownFrame[][]): number[] {
  const pages = noted.map(presentedFrames);
  const from = Math.max(...pages.map((frames) => frames[0]?.shownAt ?? Number.POSITIVE_INFINITY));
  const to = Math.min(...pages.map((frames) => frames.at(-1)?.shownAt ?? 0));
  const spreads: number[] = [];
  for (let at = from; at <= to; at += everyMs) {
    const shown = pages.map(
      (frames) => frames.findLast(({ shownAt }) => shownAt <= at)?.mediaMs ?? Number.NaN,
    );
    spreads.push(Math.max(...shown) - Math.min(...shown));
  }
  return spreads;
}

/** One session's first clip, on four pages and a late one, each behind its own line. */
async function measure(
  product: Product,
  organiser: Organiser,
  browser: SyncBrowser,
  strategy: Strategy,
): Promise<SyncRun> {
  const people = places.map((_, index) => ({
    first_name: `P${index}`,
    last_name: 'Guest',
    email: `p${index}@acme-bench.test`,
  }));
  const session = await organiser.schedule({ teams: [{ name: 'Lanterns', people }] });
  const proxies = await Promise.all(places.map((place) => openDelayingProxy(product.url, lineOf(place))));
  const open = (index: number) =>
    browser.open(
      places[index] ?? '',
      (session.seats[index]?.personal_link ?? '').replace(product.url, proxies[index]?.url ?? ''),
      strategy,
    );
  const pages: SyncPage[] = [];
  try {
    pages.push(...(await Promise.all([0, 1, 2, 3].map(open))));
    while ((await organiser.read(session.id)).people.joined < 4)
      await new Promise((next) => setTimeout(next, 200));
    await organiser.control(session.id, { action: 'start_now' });
    await pages[0]?.untilFrames(framesBeforeLate);
    pages.push(await open(4));
    await pages[0]?.untilFrames(framesWanted);
    const frames = await Promise.all(pages.map((page) => page.frames()));
    return {
      strategy,
      spread: spreadOf(frames.slice(0, 4)),
      pages: await Promise.all(
        pages.map(async (page, index) => {
          const skews = (frames[index] ?? []).map(({ skew }) => Math.abs(skew));
          return {
            place: places[index] ?? '',
            skews,
            firstSkew: frames[index]?.[0]?.skew ?? Number.NaN,
            clockError: quantile(
              (frames[index] ?? []).flatMap(({ clockError }) => clockError ?? []),
              0.5,
            ),
            corrections: await page.corrections(),
            frames: frames[index] ?? [],
          };
        }),
      ),
    };
  } finally {
    for (const page of pages) await page.close();
    for (const proxy of proxies) proxy.close();
  }
}

/** Beyond these quantiles of its skew a page stood far off, ms. */
const farOff = { p95: 20, p99: 33 } as const;
const describedMs = 250;

/** What a page did that stood far off: its events, and how it stood, by the clip's own time. */
function printCourse({ place, frames, corrections }: SyncRun['pages'][number]): void {
  const [first] = frames;
  if (!first) return;
  const startAt = first.shownAt - first.mediaMs + first.skew;
  const sparse = frames.filter(
    ({ shownAt }, index) =>
      index === 0 ||
      Math.floor(shownAt / describedMs) !== Math.floor((frames[index - 1]?.shownAt ?? 0) / describedMs),
  );
  const lines = [
    ...corrections.events.map(({ at, what }) => ({ at, what })),
    ...sparse.map(({ shownAt, skew, mediaClock, clockError }) => ({
      at: shownAt,
      what: `    ${skew.toFixed(0)} ms, media ${mediaClock.toFixed(0)} ms${clockError === null ? '' : `, clock ${clockError.toFixed(0)} ms`}`,
    })),
  ];
  console.log(`\n${place}:`);
  for (const { at, what } of lines.toSorted((one, other) => one.at - other.at))
    if (at > startAt - 2000) console.log(`${((at - startAt) / 1000).toFixed(2).padStart(8)} s  ${what}`);
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const summary = (values: readonly number[]) => ({
  p50: ms(quantile(values, 0.5)),
  p95: ms(quantile(values, 0.95)),
  p99: ms(quantile(values, 0.99)),
});

function print({ strategy, spread, pages }: SyncRun, isBusy: boolean): void {
  console.log(`\n${strategy}${isBusy ? ', one core kept busy' : ''}`);
  console.table([
    { what: 'spread over the four', ...summary(spread), first: '', clock: '', seeks: '', 'rate changes': '' },
    ...pages.map(({ place, skews, firstSkew, clockError, corrections }) => ({
      what: `${place} against the timeline`,
      ...summary(skews),
      first: ms(firstSkew),
      clock: ms(clockError),
      seeks: corrections.seeks,
      'rate changes': corrections.rateChanges,
    })),
  ]);
  if (strategy !== 'ours') return;
  for (const page of pages)
    if (quantile(page.skews, 0.95) > farOff.p95 || quantile(page.skews, 0.99) > farOff.p99) printCourse(page);
}

const usage = `npm run bench:sync -- [LAW …] [--busy] [--firefox] [--runs N]

Which laws (${strategies.join(', ')}; all where none is given), with one core kept busy, in Firefox instead of Chromium, how many runs of each.`;
const { values, positionals } = readCommandLine(usage, {
  busy: { type: 'boolean', default: false },
  firefox: { type: 'boolean', default: false },
  runs: { type: 'string', default: '1' },
});
const runs = wholeNumber(values.runs, '--runs');
const unknown = positionals.find((word) => !strategies.some((strategy) => strategy === word));
if (unknown !== undefined) giveUp(`There is no law ${unknown}.\n\n${usage}`);
const wanted = strategies.filter((strategy) => positionals.includes(strategy));
const busy = values.busy ? spawn(process.execPath, ['-e', 'for (;;) {}']) : undefined;
const product = await startProduct({ WELCOME_CREDITS: '100' });
const browser = await (values.firefox ? openFirefox() : openChromium());
try {
  const organiser = await signUpOrganiser(product);
  for (const strategy of wanted.length > 0 ? wanted : strategies)
    for (let run = 0; run < runs; run += 1)
      print(await measure(product, organiser, browser, strategy), values.busy);
} finally {
  busy?.kill();
  await browser.close();
  await product.close();
}
