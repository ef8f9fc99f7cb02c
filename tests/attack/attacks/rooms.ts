import type { JanusAccess } from '../../../contract/calls/schemas/room-access.ts';
import { joinJanusRoom } from '../../support/servers/janus-guest.ts';
import { startJanus } from '../../support/servers/janus-server.ts';
import { signUpOrganiser } from '../../support/organiser.ts';
import { type Product, startProduct } from '../../support/servers/product.ts';
import { openLink } from '../../support/virtual-participant.ts';
import { type Attack, rounds, type Score } from '../attack.ts';
import { ask } from '../two-companies.ts';

const keys = { adminKey: 'the-attack-makes-rooms', tokenSecret: 'the-attack-signs-tokens' };
const withinMs = 5000;

const people = (...names: string[]) =>
  names.map((name) => ({ first_name: name, last_name: 'Guest', email: `${name}@acme.test` }));

/** Somebody who was moved, removed or has logged out stays in the team's media room, or comes back to it. */
export const attack: Attack = {
  name: 'rooms',
  async run(score) {
    const janus = await startJanus(keys);
    const product = await startProduct({
      TRUST_PROXY: '1',
      WELCOME_CREDITS: '5',
      JANUS_URL: janus.url,
      JANUS_ADMIN_KEY: keys.adminKey,
      JANUS_TOKEN_SECRET: keys.tokenSecret,
    });
    try {
      await attackRooms(product, score);
    } finally {
      await product.close();
      await janus.close();
    }
  },
};

async function attackRooms(product: Product, { note }: Score): Promise<void> {
  const organiser = await signUpOrganiser(product);
  const names = Array.from({ length: rounds }, (_, round) => [
    `moved${round}`,
    `removed${round}`,
    `left${round}`,
  ]);
  const session = await organiser.schedule({
    teams: [
      { name: 'Lanterns', people: people('ana', ...names.flat()) },
      { name: 'Pines', people: people('dan') },
    ],
  });
  const change = (given: object) =>
    ask(product, 'POST', `/api/session/${session.id}/attendees`, {
      token: organiser.token,
      body: JSON.stringify({ add: [], remove: [], move: [], ...given }),
    });
  const enter = async (name: string) => {
    const seat = session.seats.find(({ first_name }) => first_name === name);
    const { token } = await openLink(product.url, seat?.personal_link ?? '');
    const { text } = await ask(product, 'GET', '/api/exp/room', { token });
    const access = JSON.parse(text) as JanusAccess;
    const id = seat?.id ?? '';
    return { id, token, access, guest: await joinJanusRoom(access, id) };
  };
  const fellow = await enter('ana');
  for (const [moved = '', removed = '', left = ''] of names) {
    await attackAs(moved, 'moved', ({ id }) => change({ move: [{ seat_id: id, team_id: 2 }] }));
    await attackAs(removed, 'removed', ({ id }) => change({ remove: [id] }));
    await attackAs(left, 'logged out', ({ token }) => ask(product, 'POST', '/api/exp/logout', { token }));
  }
  const isFellowIn = !fellow.guest.events.some(({ reason }) => reason === 'kicked');
  note('a fellow stays in', isFellowIn && fellow.guest.refusal === undefined);
  fellow.guest.close();

  type Entered = Awaited<ReturnType<typeof enter>>;
  async function attackAs(name: string, how: string, lose: (entered: Entered) => Promise<unknown>) {
    const entered = await enter(name);
    note(`${how}: was in`, entered.guest.refusal === undefined);
    await lose(entered);
    const isOut = await until(() => entered.guest.events.some(({ reason }) => reason === 'kicked'));
    note(`${how}: stays in the room`, isOut);
    const again = await joinJanusRoom(entered.access, entered.id);
    note(`${how}: comes back by the old pin`, again.refusal === 433, String(again.refusal));
    for (const guest of [entered.guest, again]) guest.close();
  }
}

async function until(holds: () => boolean): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (!holds() && performance.now() < deadline) await new Promise((done) => setTimeout(done, 20));
  return holds();
}
