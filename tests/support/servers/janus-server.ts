import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askJanus } from '../../../server/rooms/janus-request.ts';
import { signToken } from '../../../server/rooms/janus-rooms.ts';
import { freePort } from './free-port.ts';

const patienceMs = 15_000;
const disabled = {
  transports: ['http', 'mqtt', 'nanomsg', 'pfunix', 'rabbitmq'],
  plugins: [
    ...['audiobridge', 'duktape', 'echotest', 'lua', 'nosip', 'recordplay'],
    ...['sip', 'streaming', 'textroom', 'videocall', 'voicemail'],
  ],
} as const;

const listOf = (names: readonly string[]) => names.map((name) => `libjanus_${name}.so`).join(',');

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Debian's Janus with its VideoRoom over WebSockets on the loopback, as docs/rooms.md has it set up. */
export async function startJanus({ adminKey, tokenSecret }: { adminKey: string; tokenSecret: string }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-janus-'));
  const port = await freePort();
  const file = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await file(
    'janus.jcfg',
    `general: { configs_folder = "${folder}", debug_level = 2, token_auth = true, token_auth_secret = "${tokenSecret}" }
plugins: { disable = "${listOf(disabled.plugins)}" }
transports: { disable = "${listOf(disabled.transports)}" }
`,
  );
  await file(
    'janus.transport.websockets.jcfg',
    `general: { ws = true, ws_port = ${port}, ws_ip = "127.0.0.1" }\n`,
  );
  await file('janus.plugin.videoroom.jcfg', `general: { admin_key = "${adminKey}" }\n`);
  const config = ['--configs-folder', folder, '--config', path.join(folder, 'janus.jcfg')];
  const server = spawn('janus', config, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const deadline = Date.now() + patienceMs;
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('Janus did not start');
    await pause(50);
  }
  const url = `ws://127.0.0.1:${port}`;
  return {
    url,
    /** How many rooms there are. */
    async rooms(): Promise<number> {
      let found: unknown;
      await askJanus({ url, token: signToken(tokenSecret, Date.now()) }, async (ask) => {
        found = Reflect.get(Object(await ask({ request: 'list', admin_key: adminKey })), 'list');
      });
      return Array.isArray(found) ? found.length : 0;
    },
    async close() {
      server.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
