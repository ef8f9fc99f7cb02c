import { setTimeout as pause } from 'node:timers/promises';
import type { RealtimeTokenAnswer } from '../../../contract/calls/schemas/experience.ts';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import { action } from '../../../server/realtime/hub/protocol.ts';
import { type Frame, openRaw } from '../../conformance/raw-client.ts';
import { signUpOrganiser } from '../../support/organiser.ts';
import { type Product, startProduct } from '../../support/servers/product.ts';
import { openLink } from '../../support/virtual-participant.ts';
import { createDraw, spoiltTexts } from '../../support/wrong-values.ts';
import { type Attack, rounds, type Score } from '../attack.ts';
import { ask, isRefused } from '../two-companies.ts';

const framesARound = 200;
const patienceMs = 5000;

type Line = ReturnType<typeof openRaw>;

const within = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([work, pause(patienceMs, undefined, { ref: false })]);

/** Whether the answer to a try on this line is a refusal: ERROR, NACK, or the line's end. */
async function isTurnedAway(line: Line): Promise<boolean> {
  const refused = [
    line.next(action.error),
    line.next(action.nack),
    line.next(action.disconnected),
    line.closed,
  ];
  const given = [line.next(action.attached), line.next(action.ack)].map((frame) => frame.then(() => 'given'));
  return (
    (await within(Promise.race([...refused.map((one) => one.then(() => 'refused')), ...given]))) === 'refused'
  );
}

/** Frames, tokens, channel names and the hub's REST, from a participant who wants more than their seat. */
export const attack: Attack = {
  name: 'realtime',
  async run(score) {
    const product = await startProduct({ TRUST_PROXY: '1', WELCOME_CREDITS: '5' });
    try {
      await attackHub(product, score);
    } finally {
      await product.close();
    }
  },
};

async function attackHub(product: Product, { note }: Score): Promise<void> {
  const organiser = await signUpOrganiser(product);
  const [session, other] = [await organiser.schedule(), await organiser.schedule({ title: 'Another' })];
  const port = Number(new URL(product.url).port);
  const enter = async (seat: number) => {
    const { token } = await openLink(product.url, session.seats[seat]?.personal_link ?? '');
    const { text } = await ask(product, 'GET', '/api/exp/realtime-token', { token });
    return { token, access: (JSON.parse(text) as RealtimeTokenAnswer).token };
  };
  const [ana, bo] = [await enter(0), await enter(1)];
  const open = (access_token: string) => openRaw(port, { access_token, v: '6', format: 'json' });
  const connect = async (access: string) => {
    const line = open(access);
    await line.next(action.connected);
    return line;
  };
  const [mine, theirs] = [session.seats[0]?.id ?? '', session.seats[1]?.id ?? ''];
  const witness = await connect(bo.access);
  witness.send({ action: action.attach, channel: channels.session(session.id) });
  await witness.next(action.attached);

  const draw = createDraw(Date.now());
  const channel = channels.session(session.id);
  const spoilt = [
    { action: action.attach, channel, flags: 1, params: { rewind: '1' } },
    { action: action.presence, channel, msgSerial: 0, presence: [{ action: 2, clientId: mine, data: 'x' }] },
    { action: action.message, channel, msgSerial: 0, messages: [{ name: 'n', data: 'x' }] },
    { action: action.auth, auth: { accessToken: ana.access } },
  ].flatMap(spoiltTexts);
  for (let round = 0; round < rounds; round += 1) {
    let line = await connect(ana.access);
    for (let sent = 0; sent < framesARound; sent += 1) {
      if (line.socket.readyState !== line.socket.OPEN) line = await connect(ana.access);
      line.send(spoilt[draw(spoilt.length)] ?? '');
    }
    line.socket.terminate();
    const answered = await ask(product, 'GET', '/healthz');
    const isUp = answered.status === 200 && witness.socket.readyState === witness.socket.OPEN;
    for (let sent = 0; sent < framesARound; sent += 1) note('spoilt frames beside a witness', isUp);
  }

  const [head = '', body = '', mac = ''] = ana.access.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const all = encode({ ...claims, 'x-ably-capability': '{"*":["*"]}' });
  const forged: Record<string, string> = {
    'a wider capability': `${head}.${all}.${mac}`,
    'another client': `${head}.${encode({ ...claims, 'x-ably-clientId': theirs })}.${mac}`,
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${all}.`,
    'a key of ours': `${encode({ alg: 'HS256', typ: 'JWT', kid: '../muster' })}.${all}.${mac}`,
    'a changed signature': `${head}.${body}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`,
    'no signature': `${head}.${body}`,
    nothing: '',
    'long rubbish': 'x'.repeat(6000),
  };
  for (const [what, token] of Object.entries(forged)) {
    const line = open(token);
    const isIn = await Promise.race([
      within(line.next(action.connected)),
      line.closed.then(() => undefined),
      line.refused.then(() => undefined),
      line.next(action.error).then(() => undefined),
    ]);
    note('forged tokens', isIn === undefined, what);
    line.socket.terminate();
  }

  const foreign = [
    channels.seat(theirs),
    channels.session(other.id),
    channels.team(session.id, 2),
    channels.team(other.id, 1),
    channels.signal(session.id, 2, theirs),
    '*',
    'session:*',
    `[?rewind=100]${channels.seat(theirs)}`,
    `${channel}\n`,
    `${channel}:`,
    'x'.repeat(5000),
    '__proto__',
    '[meta]log',
  ];
  for (const name of foreign) {
    const line = await connect(ana.access);
    line.send({ action: action.attach, channel: name });
    note('channels of others', await isTurnedAway(line), name);
    line.socket.terminate();
  }
  const publication = { msgSerial: 0, messages: [{ name: 'projection', data: '{}' }] };
  const claimed = { msgSerial: 0, presence: [{ action: 2, clientId: theirs }] };
  const acts: [string, Frame][] = [
    ['publishing to the session', { action: action.message, channel, ...publication }],
    ['publishing to a seat', { action: action.message, channel: channels.seat(theirs), ...publication }],
    ['presence as somebody else', { action: action.presence, channel, ...claimed }],
    [
      'a signal as somebody else',
      {
        action: action.message,
        channel: channels.signal(session.id, 1, theirs),
        msgSerial: 0,
        messages: [{ name: 'signal', clientId: theirs, data: '{}' }],
      },
    ],
  ];
  for (const [what, frame] of acts) {
    const line = await connect(ana.access);
    line.send(frame);
    note('speaking for others', await isTurnedAway(line), what);
    line.socket.terminate();
  }

  const signals = channels.signal(session.id, 1, theirs);
  const signal = { name: 'signal', data: '{}' };
  const [listener, speaker] = [await connect(ana.access), await connect((await enter(2)).access)];
  for (const line of [listener, witness, speaker]) {
    line.send({ action: action.attach, channel: signals });
    await line.next(action.attached);
  }
  speaker.send({ action: action.message, channel: signals, msgSerial: 0, messages: [signal] });
  const isReceived = (await within(witness.next(action.message))) !== undefined;
  const overheard = listener.frames.filter((frame) => frame.action === action.message);
  note(
    'overhearing signals to others',
    isReceived && overheard.length === 0,
    `${isReceived} ${overheard.length}`,
  );
  for (const line of [listener, speaker]) line.socket.terminate();

  const rest: [string, string, string?][] = [
    ['POST', '/keys/muster/requestToken', '{"keyName":"muster"}'],
    [
      'POST',
      '/keys/muster/requestToken',
      '{"keyName":"muster","mac":"x","nonce":"0123456789abcdef","timestamp":1}',
    ],
    ['POST', `/channels/${encodeURIComponent(channel)}/messages`, '{"name":"projection","data":"{}"}'],
    ['GET', `/channels/${encodeURIComponent(channels.seat(theirs))}/messages`],
    ['GET', `/channels/${encodeURIComponent(channels.team(other.id, 1))}/presence`],
  ];
  for (const [method, path, text] of rest)
    for (const token of [undefined, ana.access, Buffer.from(ana.access).toString('base64'), ana.token]) {
      const answer = await ask(product, method, path, {
        ...(token ? { token } : {}),
        ...(text ? { body: text } : {}),
      });
      note('the REST of the hub', isRefused(answer), `${method} ${path}: ${answer.status}`);
    }
  note('the witness stays', witness.socket.readyState === witness.socket.OPEN);
  witness.socket.terminate();
}
