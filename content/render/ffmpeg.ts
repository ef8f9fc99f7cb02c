import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs ffmpeg, feeding it `input` if there is any. */
export async function ffmpeg(args: readonly string[], input?: AsyncIterable<Buffer>): Promise<void> {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], {
    stdio: [input ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(new Error('Rendering needs ffmpeg: apt-get install -y ffmpeg.')));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  ended.catch(() => undefined);
  if (input && child.stdin) {
    child.stdin.on('error', () => undefined);
    for await (const chunk of input) {
      if (child.exitCode !== null) break;
      if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain'), ended]);
    }
    child.stdin.end();
  }
  await ended;
}
