import { once } from 'node:events';
import WebSocket from 'ws';

/** What the VideoRoom plugin refuses, by its own code. */
export class JanusRefusal extends Error {
  override readonly name = 'JanusRefusal';
  readonly code: number;

  constructor(code: number, reason: string) {
    super(`Janus refused (${code}): ${reason}`);
    this.code = code;
  }
}

const answersWithinMs = 4000;

interface JanusAnswer {
  janus?: unknown;
  transaction?: unknown;
  data?: { id?: unknown };
  error?: { code?: unknown; reason?: unknown };
  plugindata?: { data?: Record<string, unknown> };
}

const refusalOf = ({ error, plugindata }: JanusAnswer): JanusRefusal | undefined => {
  const code = error?.code ?? plugindata?.data?.error_code;
  const reason = error?.reason ?? plugindata?.data?.error;
  return typeof code === 'number' ? new JanusRefusal(code, String(reason).slice(0, 200)) : undefined;
};

/**
 * Opens a line to Janus for a few requests to its VideoRoom plugin and closes it again. Rejects with a `JanusRefusal`,
 * or with whatever befell the line. Source: Janus' JSON protocol over WebSockets.
 */
export async function askJanus(
  { url, token }: { url: string; token: string | null },
  work: (ask: (body: object) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const line = new WebSocket(url, 'janus-protocol', { handshakeTimeout: answersWithinMs });
  const broken = new Promise<never>((_, reject) => {
    line.on('error', reject);
    line.on('close', () => reject(new Error('Janus closed the line')));
  });
  broken.catch(() => undefined);
  let count = 0;

  const send = async (message: object): Promise<JanusAnswer> => {
    count += 1;
    const transaction = String(count);
    const late = AbortSignal.timeout(answersWithinMs);
    const answered = new Promise<JanusAnswer>((resolve, reject) => {
      late.addEventListener('abort', () => reject(new Error('Janus did not answer in time')));
      line.on('message', (data) => {
        const answer = readAnswer(String(data));
        if (answer.transaction === transaction && answer.janus !== 'ack') resolve(answer);
      });
    });
    line.send(JSON.stringify({ ...message, transaction, ...(token === null ? {} : { token }) }));
    const answer = await Promise.race([answered, broken]);
    const refusal = refusalOf(answer);
    if (refusal) throw refusal;
    return answer;
  };

  try {
    await Promise.race([once(line, 'open'), broken]);
    const session = { session_id: (await send({ janus: 'create' })).data?.id };
    const attached = await send({ janus: 'attach', plugin: 'janus.plugin.videoroom', ...session });
    const handle = { ...session, handle_id: attached.data?.id };
    await work(async (body) => (await send({ janus: 'message', ...handle, body })).plugindata?.data);
    await send({ janus: 'destroy', ...session });
  } finally {
    line.close();
  }
}

function readAnswer(text: string): JanusAnswer {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}
