import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** A name for everything that decides what a scene looks like: the text of its modules and of all they import. */
export async function sourceHash(entries: readonly string[], parameters: unknown): Promise<string> {
  const texts = new Map<string, string>();
  const visit = async (file: string): Promise<void> => {
    if (texts.has(file)) return;
    texts.set(file, '');
    const text = await readFile(file, 'utf8');
    texts.set(file, text);
    for (const [, address] of text.matchAll(/(?:from|import) '(\.{1,2}\/[^']+)'/g))
      await visit(resolve(dirname(file), address ?? ''));
  };
  for (const entry of entries) await visit(entry);
  const hash = createHash('sha256').update(JSON.stringify(parameters));
  for (const file of [...texts.keys()].sort()) hash.update(texts.get(file) ?? '');
  return hash.digest('hex').slice(0, 20);
}

export const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 20);
};
