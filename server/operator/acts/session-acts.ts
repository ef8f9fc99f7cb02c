import { replayFile } from '#contract/rules/sessions/replay-file.ts';
import { readReplay } from '../../director/routes/replay-session.ts';
import type { Services } from '../../services.ts';
import { watchedSessions } from '../operator-lists.ts';
import { type ActsOf, Refusal, table } from './operator-act.ts';

/** Sessions that are open, due or in trouble. */
export function createSessionActs(services: Services) {
  const { database, clock } = services;

  async function session(id = '') {
    const row = await database
      .selectFrom('sessions')
      .select(['id', 'title', 'status', 'starts_at', 'company_id', 'story_slug', 'story_version'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new Refusal(`There is no session ${id}; "session list" shows them`);
    return row;
  }

  return {
    'session list': async () =>
      table(
        await watchedSessions(database, clock.now()).execute(),
        'No session is open, due within a day or failed within a week',
      ),
    async 'session show'({ words: [id] }) {
      const found = await session(id);
      const lease = await database
        .selectFrom('session_leases')
        .select(['owner', 'epoch', 'expires_at'])
        .where('session_id', '=', found.id)
        .executeTakeFirst();
      const log = await database
        .selectFrom('session_events')
        .select(['seq', 'type', 'at'])
        .where('session_id', '=', found.id)
        .orderBy('seq')
        .execute();
      return {
        lines: [
          ...table([found], '').lines,
          ...table(lease ? [lease] : [], 'No node directs it').lines,
          ...log.map(({ seq, type, at }) => `${seq}  ${new Date(Number(at)).toISOString()}  ${type}`),
        ],
        data: { ...found, lease, log },
      };
    },
    async 'session replay'({ words: [id = ''] }) {
      const replay = await readReplay(services, id);
      return { lines: [replayFile(replay)], data: replay };
    },
    async 'session fail'({ words: [id] }) {
      const found = await session(id);
      return {
        subject: `session ${found.id}`,
        says: `${found.title} has failed and its credits are back`,
        async make() {
          const made = await database
            .transaction()
            .execute((transaction) =>
              services.sessions.lifecycle.markFailed(transaction, found.id, 'not-held'),
            );
          if (!made) throw new Refusal(`A session that is ${found.status} cannot fail`);
          services.changes.publish(made);
        },
      };
    },
  } satisfies ActsOf<'session'>;
}
