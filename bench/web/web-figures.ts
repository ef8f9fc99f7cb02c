import os from 'node:os';
import { giveUp } from '../../scripts/operate/command-line.ts';
import { quantile } from '../quantile.ts';

/** A page that is measured: `name` is what it is called in the table. */
export interface MeasuredPage {
  name: string;
  url: string;
  /** The limits are those of the product's own pages; a peer's is only put beside them. */
  isOurs: boolean;
}

/** One measurement of one page, as Lighthouse and the driven browser tell it; sizes in bytes as they came over the line. */
export interface PageMeasurement {
  scores: number[];
  lcpMs: number;
  blockedMs: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
  inpMs: number;
  /** How fast Lighthouse found the machine itself to be. */
  index: number;
  missed: string[];
}

const limits = { score: 100, lcpMs: 1200, inpMs: 100, cls: 0 } as const;

/** A peer's page from `name=address`; anything else ends the command with a sentence. */
export function peerPage(text: string): MeasuredPage {
  const [, name = '', address = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    return giveUp(`--peer takes NAME=http://HOST/PATH, not ${text || 'nothing'}.`);
  return { name, url: address, isOurs: false };
}

/** Every page once, then every page again: what the machine does meanwhile meets all of them. */
export async function measureInTurns<Measurement>(
  pages: readonly MeasuredPage[],
  runs: number,
  measure: (url: string) => Promise<Measurement>,
): Promise<Map<MeasuredPage, Measurement[]>> {
  const measured = new Map(pages.map((page): [MeasuredPage, Measurement[]] => [page, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [page, measurements] of measured) measurements.push(await measure(page.url));
  return measured;
}

/** The median of every figure of a page. */
export function rowOf({ name }: MeasuredPage, measured: readonly PageMeasurement[]) {
  const middle = (pick: (one: PageMeasurement) => number) => quantile(measured.map(pick), 0.5);
  const scores = (measured[0]?.scores ?? []).map((_, index) => middle((one) => one.scores[index] ?? 0));
  return {
    page: name,
    scores: scores.join(' / '),
    lcpMs: Math.round(middle(({ lcpMs }) => lcpMs)),
    inpMs: Math.round(middle(({ inpMs }) => inpMs)),
    cls: Math.round(middle(({ cls }) => cls) * 1000) / 1000,
    blockedMs: Math.round(middle(({ blockedMs }) => blockedMs)),
    kB: Math.round(middle(({ bytes }) => bytes) / 1000),
    scriptKB: Math.round(middle(({ scriptBytes }) => scriptBytes) / 1000),
    index: Math.round(middle(({ index }) => index)),
    load: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
    missed: [...new Set(measured.flatMap(({ missed }) => missed))].join(' '),
  };
}

export type PageRow = ReturnType<typeof rowOf>;

/** Whether a page of the product's is beyond a limit; a peer's never is. */
export const isBeyondLimits = ({ isOurs }: MeasuredPage, { scores, lcpMs, inpMs, cls }: PageRow): boolean =>
  isOurs &&
  (scores.split(' / ').some((score) => Number(score) < limits.score) ||
    lcpMs > limits.lcpMs ||
    inpMs > limits.inpMs ||
    cls > limits.cls);
