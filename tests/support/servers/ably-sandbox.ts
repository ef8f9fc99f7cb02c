import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from './free-port.ts';

const script = path.resolve(import.meta.dirname, '../../../scripts/conformance/hub-sandbox.ts');

/** An Ably app of our own sandbox, in the place of the hosted service: WebSocket and REST on one origin. */
export async function startAblySandbox() {
  const port = await freePort();
  const provisioner = spawn(process.execPath, [script, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(provisioner.stdout, 'data');
  const response = await fetch(`http://localhost:${port}/apps`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keys: [{}, {}] }),
  });
  const app = (await response.json()) as { port: number; keys: { keyStr: string }[] };
  const [server, browser] = app.keys.map(({ keyStr }) => keyStr);
  if (!server || !browser) throw new Error('The sandbox gave no keys');
  return {
    endpoint: `http://localhost:${app.port}`,
    keys: { server, browser },
    async close() {
      const ended = once(provisioner, 'exit');
      provisioner.kill();
      await ended;
    },
  };
}
