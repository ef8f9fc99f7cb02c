import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Operations, parseCapability } from '../../server/realtime/hub/auth/capability.ts';
import { createHub, type Hub } from '../../server/realtime/hub/hub.ts';
import { HubError } from '../../server/realtime/hub/hub-error.ts';
import { answerError } from '../../server/realtime/hub/rest/rest-answer.ts';
import { grantOf } from '../../server/realtime/hub/rest/rest-credentials.ts';
import { readCommandLine } from '../operate/command-line.ts';

/**
 * The provisioner that ably-js's own test suite expects at ABLY_LOCAL_SANDBOX_URL: every app it asks for is an
 * isolated hub on a port of its own.
 */
interface WantedApp {
  keys?: { capability?: string }[];
  namespaces?: { id: string; persisted?: boolean }[];
  channels?: { name: string; presence?: { clientId: string; data: string; encoding?: string }[] }[];
}

interface App {
  hub: Hub;
  server: FastifyInstance;
}

const { values } = readCommandLine('npm run hub:sandbox -- [--port N]', {
  port: { type: 'string', default: '9010' },
});
/** One client of that suite plays hundreds. */
const sandboxLimits = { presenceBurst: 10_000, presenceBytes: 65_536, byteBurst: 1e9, attachBurst: 10_000 };
const apps = new Map<string, App>();
const provisioner = Fastify();

provisioner.addContentTypeParser('*', (_request, payload, done) => {
  payload.resume();
  payload.on('end', () => done(null));
});

provisioner.post<{ Body: WantedApp }>('/apps', async (request, reply) => {
  const wanted = request.body ?? {};
  const appId = `s${randomBytes(3).toString('hex')}`;
  const keys = (wanted.keys ?? [{}]).map(({ capability }) => newKey(appId, capability));
  const app = await startApp(keys, wanted);
  apps.set(appId, app);
  const address = app.server.server.address();
  return reply.code(201).send({
    accountId: 'local',
    appId,
    keys: keys.map(({ name, secret, capability }) => ({
      keyName: name,
      keySecret: secret,
      keyStr: `${name}:${secret}`,
      capability: JSON.stringify(capability),
    })),
    namespaces: wanted.namespaces ?? [],
    endpoint: 'localhost',
    port: typeof address === 'object' ? address?.port : undefined,
    tls: false,
  });
});

provisioner.delete<{ Params: { id: string } }>('/apps/:id', async (request, reply) => {
  const app = apps.get(request.params.id);
  apps.delete(request.params.id);
  if (app) await stopApp(app);
  return reply.code(204).send();
});

provisioner.post('/stats', async (_request, reply) => reply.code(201).send([]));

function newKey(appId: string, text: string | undefined) {
  const capability: Operations = (text && parseCapability(text)) || { '*': ['*'] };
  return {
    name: `${appId}.${randomBytes(3).toString('hex')}`,
    secret: randomBytes(16).toString('hex'),
    capability,
  };
}

async function startApp(keys: ReturnType<typeof newKey>[], wanted: WantedApp): Promise<App> {
  const hub = createHub({ keys, allowOrigin: () => true, limits: sandboxLimits });
  for (const { name, presence = [] } of wanted.channels ?? []) {
    presence.forEach(({ clientId, data, encoding }, index) => {
      const id = `fixture${index}`;
      hub.core.entries.append({
        channel: name,
        id: `${id}:0`,
        connectionId: id,
        presence: [{ action: 2, clientId, data, ...(encoding ? { encoding } : {}) }],
      });
    });
  }
  const server = Fastify();
  await server.register(hub.rest);
  server.get('/stats', async (request) => {
    await grantOf(hub.core, request);
    return [];
  });
  server.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  server.setNotFoundHandler((request, reply) =>
    answerError(new HubError(40400, 404, 'No such resource'), request, reply),
  );
  hub.attach(server.server);
  await server.listen({ port: 0, host: 'localhost' });
  return { hub, server };
}

async function stopApp({ hub, server }: App): Promise<void> {
  await hub.close();
  server.server.closeAllConnections();
  await server.close();
}

async function stop(): Promise<void> {
  await Promise.all([...apps.values()].map(stopApp));
  await provisioner.close();
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
await provisioner.listen({ port: Number(values.port), host: 'localhost' });
console.log(`Hub sandbox at http://localhost:${values.port}`);
