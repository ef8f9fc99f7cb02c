import { plural } from '#contract/words/en/counts.ts';
import { text as textOf } from 'node:stream/consumers';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { readSeatData } from '../../own-data/seat-data.ts';
import { streamJson } from '../../own-data/streamed-json.ts';
import type { Services } from '../../services.ts';
import { type ActsOf, Refusal } from './operator-act.ts';

/** What is kept about a guest: exported, erased. */
export function createPersonActs(services: Services) {
  const { database } = services;

  async function guests(email = '') {
    const found = await database
      .selectFrom('consumers')
      .select(['id', 'company_id'])
      .where('email', '=', normaliseEmail(email))
      .execute();
    if (found.length === 0) throw new Refusal(`No company has a guest under ${email}`);
    return found;
  }

  return {
    async 'person export'({ words: [email] }) {
      const ids = (await guests(email)).map(({ id }) => id);
      const seats = await database
        .selectFrom('seats')
        .select(['id as seatId', 'session_id as sessionId'])
        .where('consumer_id', 'in', ids)
        .execute();
      const data: unknown[] = [];
      for (const seat of seats)
        data.push(JSON.parse(await textOf(streamJson(await readSeatData(database, seat)))));
      return { lines: [JSON.stringify(data, null, 2)], data };
    },
    async 'person erase'({ words: [email] }) {
      const found = await guests(email);
      return {
        subject: found.map(({ id }) => `guest ${id}`).join(', '),
        says: `${email} is erased from ${plural(found.length, 'company', 'companies')}`,
        async make() {
          for (const { id } of found) await services.guestErasure.erase({ consumerId: id });
        },
      };
    },
  } satisfies ActsOf<'person'>;
}
