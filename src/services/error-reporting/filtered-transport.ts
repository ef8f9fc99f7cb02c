import { makeFetchTransport } from '@sentry/react';
import { filtered } from '#contract/rules/log-filter.ts';
import { filterRecording, filterReport } from './filter-report.ts';

type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];
type Item = readonly [header: Record<string, unknown>, payload: unknown];

/** Counts and states, of the client's own making. */
const untouched = new Set(['client_report', 'session', 'sessions']);

/** The one door through which reports leave; nothing passes it unfiltered. */
export function makeFilteredTransport(options: Parameters<typeof makeFetchTransport>[0]): Transport {
  const { send, flush } = makeFetchTransport(options);
  return { flush, send: (envelope) => send(filterEnvelope(envelope)) };
}

export function filterEnvelope(envelope: Envelope): Envelope {
  const [header, items] = envelope as unknown as [Record<string, unknown>, Item[]];
  return [filterReport(header), items.map(filterItem)] as unknown as Envelope;
}

function filterItem(item: Item): Item {
  const [header, payload] = item;
  if (untouched.has(String(header.type))) return item;
  if (header.type !== 'replay_recording') return [header, filterReport(payload)];
  const recording = typeof payload === 'string' ? filterRecording(payload) : filtered;
  return [{ ...header, length: new TextEncoder().encode(recording).length }, recording];
}
