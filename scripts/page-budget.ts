import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/*
 * What a page may weigh, in bytes after gzip: its script before it answers, all script that it loads by itself, and its
 * style. `node scripts/page-budget.ts [folder]` measures a built site and fails where one is over.
 */
const limits = { script: 60_000, style: 20_000 } as const;
/** The entry of all pages that route in the browser, the login among them, before the file of the page itself. */
const routedLimits = { script: 200_000, style: 26_000 } as const;

const outDir = process.argv[2] ?? path.resolve(import.meta.dirname, '../dist');
const sizeOf = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const fileSize = (address: string) => sizeOf(readFileSync(path.join(outDir, address)));
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const addresses = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

function weigh(html: string) {
  const scripts = addresses(html, /<script[^>]* src="([^"]+)"/g);
  const sheets = addresses(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
  const inline = addresses(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('');
  const held = addresses(html, /<script>([\s\S]*?)<\/script>/g).join('');
  return {
    script: sum(scripts.map(fileSize)) + (held === '' ? 0 : sizeOf(held)),
    style: sum(sheets.map(fileSize)) + (inline === '' ? 0 : sizeOf(inline)),
  };
}

const pages = readdirSync(path.join(outDir, 'documents')).filter((file) => file.endsWith('.html'));
const weighed = [
  ...pages.map((file) => ({ file: `documents/${file}`, limit: limits })),
  { file: 'index.html', limit: routedLimits },
].map(({ file, limit }) => ({ file, limit, ...weigh(readFileSync(path.join(outDir, file), 'utf8')) }));

let isOver = pages.length === 0;
for (const { file, script, style, limit } of weighed) {
  const over = script > limit.script || style > limit.style;
  isOver ||= over;
  console.log(
    `${over ? 'OVER ' : ''}${file}: script ${script} of ${limit.script}, style ${style} of ${limit.style}`,
  );
}
process.exitCode = isOver ? 1 : 0;
