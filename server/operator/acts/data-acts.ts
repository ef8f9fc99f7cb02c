import path from 'node:path';
import { sql } from 'kysely';
import { restoreBackup, writeBackup } from '../../backup/backup-file.ts';
import { backupLines } from '../../backup/backup-lines.ts';
import { checkEmpty, restoreLines } from '../../backup/restore-lines.ts';
import { isRestoredCopy, releaseCopy } from '../../backup/restored-copy.ts';
import { type Database, openDatabase } from '../../database/database.ts';
import { nodeTimes } from '../../nodes/node-registry.ts';
import { makeSecret, rotateKeptSecret } from '../../secret.ts';
import type { Services } from '../../services.ts';
import { type Act, Refusal } from './operator-act.ts';

/** A table of foreign keys is read as a whole when it is filled. */
const fillWithinMs = 30 * 60_000;

/** Copies of the whole database, and the secret that it may keep. */
export function createDataActs(services: Services) {
  const { database, clock, config } = services;

  async function refuseRunningNodes(): Promise<void> {
    const running = await database
      .selectFrom('nodes')
      .select('url')
      .where('seen_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${nodeTimes.deadMs / 1000})`)
      .execute();
    if (running.length > 0)
      throw new Refusal(`${running.map(({ url }) => url).join(', ')} runs on this database: stop it first`);
  }

  async function openTarget(to: string): Promise<Database> {
    const isServer = /^postgres(ql)?:\/\//.test(to);
    return openDatabase({
      url: isServer ? to : null,
      directory: isServer ? undefined : path.resolve(to),
      onPoolError: () => undefined,
      queryWithinMs: fillWithinMs,
    });
  }

  async function fill(to: string): Promise<void> {
    const target = await openTarget(to);
    try {
      await restoreLines(target, backupLines(database, new Date(clock.now())));
    } finally {
      await target.destroy();
    }
  }

  return {
    async backup({ words: [file = ''] }) {
      return {
        subject: 'the database',
        says: `the whole database is in ${file}, readable by this user alone`,
        make: () => writeBackup(database, file, new Date(clock.now())),
      };
    },
    async restore({ words: [file = ''] }) {
      await checkEmpty(database);
      return {
        subject: 'the database',
        says: `the database is what ${file} holds; it sends no mail and directs no session until "copy release"`,
        make: () => restoreBackup(database, file, new Date(clock.now())),
      };
    },
    async 'secret rotate'() {
      if (config.appSecret !== null)
        throw new Refusal(
          `APP_SECRET is configured: move its value to FORMER_APP_SECRETS and set APP_SECRET=${makeSecret()}. With several nodes first accept it everywhere, as docs/operating.md says`,
        );
      return {
        subject: 'the secret',
        says: 'from the next start on a new secret signs; links, codes and awards of the former one stay valid, and nobody is logged out',
        make: () => rotateKeptSecret(database),
      };
    },
    async 'copy release'() {
      if (!(await isRestoredCopy(database))) throw new Refusal('The database is no restored copy that waits');
      return {
        subject: 'the database',
        says: 'from its next start on the server sends mails and directs sessions',
        make: () => releaseCopy(database),
      };
    },
    async move({ options: { to } }) {
      if (to === undefined) throw new Refusal('Give --to an address of PostgreSQL, or a data folder');
      await refuseRunningNodes();
      const next =
        config.databaseUrl === null
          ? 'set DATABASE_URL to it, and IGNORE_DATA_DIR=1 while the folder is kept'
          : 'set DATA_DIR to it, and leave DATABASE_URL out';
      return {
        subject: 'the database',
        says: `everything is copied, and nothing was deleted here; ${next}`,
        make: () => fill(to),
      };
    },
  } satisfies Record<'backup' | 'restore' | 'copy release' | 'move' | 'secret rotate', Act>;
}
