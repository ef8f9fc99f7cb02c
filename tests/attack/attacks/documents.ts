import { joinWithToken, openLink } from '../../support/virtual-participant.ts';
import { type Organiser, signUpOrganiser } from '../../support/organiser.ts';
import { type Product, startProduct } from '../../support/servers/product.ts';
import type { Attack, Score } from '../attack.ts';
import { ask, signUpStranger } from '../two-companies.ts';

const documentsAtOnce = 60;
const pauseMs = 50;
/** Of another company while documents are drawn; above what a busy machine takes for a dashboard or a vote. */
const answeredWithinMs = 1000;
const drawnAgainWithinMs = 60_000;
/** As many as the name on an award may have. */
const chinese = Array.from({ length: 200 }, (_, n) => String.fromCodePoint(0x4e00 + n * 37)).join('');

/** Documents that are costly to draw, requested by one participant and by anyone who knows an award's address. */
export const attack: Attack = {
  name: 'documents',
  async run(score) {
    const product = await startProduct({ TRUST_PROXY: '1', WELCOME_CREDITS: '5' });
    try {
      await attackDocuments(product, score);
    } finally {
      await product.close();
    }
  },
};

/** A session that reached its ending: a participant's token, and the address of their award. */
async function playSession(product: Product, organiser: Organiser) {
  const session = await organiser.schedule();
  const entered = await openLink(product.url, session.seats[0]?.personal_link ?? '');
  const ana = await joinWithToken(product.url, entered);
  const playing = ana.play(({ public: { decision, clip, phase } }) => {
    const option = decision?.options[0];
    if (decision && option)
      return {
        path: '/api/exp/vote',
        key: decision.scene_id,
        body: {
          vote_id: crypto.randomUUID(),
          decision_id: decision.scene_id,
          option_id: option.id,
          cast_at: Date.now(),
        },
      };
    return phase === 'gathering' && clip
      ? { path: '/api/exp/ready', key: clip.scene_id, body: { scene_id: clip.scene_id } }
      : undefined;
  });
  await organiser.startNow(session.id);
  await organiser.goOnTo(session.id, 'decision');
  await ana.until(({ public: { decision } }) => decision?.voted.length === 1);
  await organiser.goOnTo(session.id, 'ended');
  await playing;
  ana.close();
  const { awards } = await organiser.results(session.id);
  return {
    id: session.id,
    token: entered.token,
    code: awards.find(({ kind }) => kind === 'person')?.code ?? '',
  };
}

/** What another company's people wait for while `attacked` is under way, in milliseconds. */
async function waitsWhile(product: Product, token: string, attacked: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const over = attacked.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const before = performance.now();
    const { status } = await ask(product, 'GET', '/api/dashboard', { token });
    waits.push(status === 200 ? performance.now() - before : Number.POSITIVE_INFINITY);
    await new Promise((done) => setTimeout(done, pauseMs));
  }
  await over;
  return waits;
}

async function attackDocuments(product: Product, { note }: Score): Promise<void> {
  const organiser = await signUpOrganiser(product);
  const played = await playSession(product, organiser);
  const stranger = await signUpStranger(product);

  const noteWaits = (kind: string, waits: readonly number[]) => {
    const slowest = Math.round(Math.max(...waits));
    console.log(`   ${kind}: ${waits.length} dashboards, slowest ${slowest} ms`);
    note(
      `${kind}: another company's dashboard within a second`,
      slowest <= answeredWithinMs,
      `${slowest} ms`,
    );
  };

  const path = `/api/session/scorecard/${played.id}/scorecard.pdf`;
  const scorecards = Promise.all(
    Array.from({ length: documentsAtOnce }, () => ask(product, 'GET', path, { token: played.token })),
  );
  noteWaits(
    `${documentsAtOnce} scorecards of one participant`,
    await waitsWhile(product, stranger, scorecards),
  );
  const statuses = (await scorecards).map(({ status }) => status);
  note(
    'one participant gets as many documents a minute as a person needs',
    statuses.filter((status) => status === 200).length === 20 &&
      statuses.every((status) => [200, 429].includes(status)),
    statuses.join(' '),
  );

  for (let from = 0; from < 5; from += 1) {
    await organiser.correctName(played.id, played.code, chinese.slice(from * 10));
    const awards = Promise.all(
      Array.from({ length: documentsAtOnce }, () =>
        ask(product, 'GET', `/api/award/${played.code}/award.pdf`),
      ),
    );
    noteWaits(`${documentsAtOnce} awards with a Chinese name`, await waitsWhile(product, stranger, awards));
    const kinds = new Set((await awards).map(({ status }) => status));
    note(
      'an award is given or put off',
      [...kinds].every((status) => status === 200 || status === 503),
      [...kinds].join(' '),
    );
  }
  const until = Date.now() + drawnAgainWithinMs;
  let last = 0;
  while (last !== 200 && Date.now() < until)
    last = (await ask(product, 'GET', `/api/award/${played.code}/award.pdf`)).status;
  note('documents are drawn afterwards', last === 200, String(last));
}
