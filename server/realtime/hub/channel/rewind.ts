import type { Retained } from './replay-buffer.ts';

const units: Record<string, number> = { s: 1000, m: 60_000 };

/** The last entries that `rewind` asks for: a number of messages (`5`) or a time (`30s`, `2m`). */
export function rewound(entries: Retained[], rewind: string | undefined, now: number): Retained[] {
  const match = /^(\d{1,6})([sm]?)$/.exec(rewind ?? '');
  if (!match) return [];
  const amount = Number(match[1]);
  const unit = units[match[2] ?? ''];
  if (unit !== undefined) return entries.filter((entry) => entry.timestamp >= now - amount * unit);
  let messages = 0;
  let first = entries.length;
  while (first > 0 && messages < amount) {
    first -= 1;
    messages += entries[first]?.messages?.length ?? 0;
  }
  return entries.slice(first);
}
