import { WebSocket } from 'ws';
import type {
  RealtimeTokenAnswer,
  VoteAnswer,
  VoteRequest,
} from '../../contract/calls/schemas/experience.ts';
import type { ExpTokenAnswer } from '../../contract/calls/schemas/participants.ts';
import { channels } from '../../contract/messages/realtime-channels.ts';
import type { PublicProjection } from '../../contract/messages/session-projection.ts';
import { action } from '../../server/realtime/hub/protocol.ts';
import { ask } from '../measures/keep-alive.ts';

/**
 * What is timed of each person; `connect` is the live connection until its own presence is confirmed, `joined` all from
 * the first request to there, `published` from a vote's sending until the last of the room hears that it was cast.
 */
export type Step =
  | 'link'
  | 'package'
  | 'snapshot'
  | 'token'
  | 'connect'
  | 'joined'
  | 'ready'
  | 'vote'
  | 'published'
  | 'clock';

export interface Timed {
  step: Step;
  tookMs: number;
  ok: boolean;
}

export type LoadSeat = Awaited<ReturnType<typeof joinLoadSeat>>;

const enter = 2;

/** One person who joins as a browser does. `hear` is given each projection; without it they are not looked at. */
export async function joinLoadSeat(
  url: string,
  {
    link,
    address,
    note,
    receive,
  }: {
    link: string;
    address: string;
    note(timed: Timed): void;
    /** Is given all that comes over the live connection, unread. */
    receive?: (data: Buffer) => void;
  },
  hear?: (projection: PublicProjection) => void,
) {
  const from = { 'x-forwarded-for': address };
  const begunAt = performance.now();
  let token = '';

  async function step<Answer>(name: Step, method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = token === '' ? from : { ...from, authorization: `Bearer ${token}` };
    const answer = await ask(url, method, path, { headers, body });
    const ok = answer.status >= 200 && answer.status < 300;
    note({ step: name, tookMs: answer.tookMs, ok });
    if (!ok) throw new Error(`${name} was answered ${answer.status}: ${answer.body.slice(0, 200)}`);
    return (answer.body === '' ? undefined : JSON.parse(answer.body)) as Answer;
  }

  const entered = await step<ExpTokenAnswer>('link', 'POST', '/api/exp/link', {
    link_token: link.split('#link=')[1] ?? '',
  });
  token = entered.token;
  const sessionId = entered.session_id;
  await step('package', 'GET', `/api/consumer/getdatapackage?sessionId=${sessionId}`);
  await step('snapshot', 'GET', '/api/exp/snapshot');
  const granted = await step<RealtimeTokenAnswer>('token', 'GET', '/api/exp/realtime-token');
  const socket = await connect(url, granted.token, channels.session(sessionId), note, hear);
  note({ step: 'joined', tookMs: performance.now() - begunAt, ok: true });
  if (receive) socket.on('message', receive);

  return {
    sessionId,
    token,
    ready: (sceneId: string) => step('ready', 'POST', '/api/exp/ready', { scene_id: sceneId }),
    vote: (decisionId: string, optionId: string) =>
      step<VoteAnswer>('vote', 'POST', '/api/exp/vote', {
        vote_id: crypto.randomUUID(),
        decision_id: decisionId,
        option_id: optionId,
        cast_at: Date.now(),
      } satisfies VoteRequest),
    clock: () => step('clock', 'GET', '/api/exp/clock'),
    close: () => socket.terminate(),
  };
}

async function connect(
  url: string,
  accessToken: string,
  channel: string,
  note: (timed: Timed) => void,
  hear?: (projection: PublicProjection) => void,
): Promise<WebSocket> {
  const from = performance.now();
  const query = new URLSearchParams({ access_token: accessToken, v: '6', format: 'json' });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?${query}`, { perMessageDeflate: false });
  const present = Promise.withResolvers<void>();
  socket.on('message', (data: Buffer) => {
    if (data.includes(`"action":${action.connected},`))
      socket.send(JSON.stringify({ action: action.attach, channel }));
    else if (data.includes(`"action":${action.attached},`))
      socket.send(
        JSON.stringify({ action: action.presence, channel, msgSerial: 0, presence: [{ action: enter }] }),
      );
    else if (data.includes(`"action":${action.ack},`)) present.resolve();
    if (hear) tell(data, hear);
  });
  socket.on('error', present.reject);
  await present.promise.then(
    () => note({ step: 'connect', tookMs: performance.now() - from, ok: true }),
    (error: unknown) => {
      note({ step: 'connect', tookMs: performance.now() - from, ok: false });
      throw error;
    },
  );
  return socket;
}

function tell(data: Buffer, hear: (projection: PublicProjection) => void): void {
  const { messages = [] } = JSON.parse(data.toString()) as { messages?: { name: string; data: string }[] };
  for (const message of messages)
    if (message.name === 'projection') hear(JSON.parse(message.data) as PublicProjection);
}
