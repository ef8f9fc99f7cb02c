import { randomInt } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const syllables = [
  'fern',
  'lamp',
  'moss',
  'pine',
  'reed',
  'snow',
  'star',
  'tarn',
  'wick',
  'wren',
  'glow',
  'hill',
];

/** Easy to type, made anew for each installation: four words and four digits. */
export function makeDemoPassword(): string {
  const words = Array.from({ length: 4 }, () => syllables[randomInt(syllables.length)]);
  return `${words.join('-')}-${randomInt(1000, 10_000)}`;
}

const fileIn = (dataDir: string) => path.join(dataDir, 'demo.json');

/** The password of an earlier start; undefined where the file is missing or unreadable. */
export async function readDemoPassword(dataDir: string): Promise<string | undefined> {
  try {
    const { password }: { password?: unknown } = JSON.parse(await readFile(fileIn(dataDir), 'utf8'));
    return typeof password === 'string' ? password : undefined;
  } catch {
    return undefined;
  }
}

/** Readable by the owner of the process only. */
export async function keepDemoPassword(dataDir: string, password: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = fileIn(dataDir);
  await writeFile(file, `${JSON.stringify({ password })}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
}
