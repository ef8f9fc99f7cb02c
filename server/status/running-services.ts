import { sql } from 'kysely';
import type { StatusAnswer } from '#contract/calls/schemas/site.ts';
import type { ServiceState } from '#contract/words/running-services.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { oldestDueMail } from '../mail/outbox.ts';
import type { RealtimePort } from '../realtime/realtime-port.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { settlesWithin } from '../http/load/settles-within.ts';

const answersWithinMs = 1500;
const lifetimeMs = 10_000;
const mailIsLateMs = 10 * 60_000;

interface StatusDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'mail' | 'smtpUrl'>;
  realtime: RealtimePort;
  stories: StoryLibrary;
}

export type RunningServices = ReturnType<typeof createRunningServices>;

/** Tries what a session needs, at most once in ten seconds however many ask. */
export function createRunningServices({ database, clock, config, realtime, stories }: StatusDeps) {
  let kept: { until: number; answer: Promise<StatusAnswer> } | null = null;

  const tried = async (asked: Promise<unknown>): Promise<ServiceState> =>
    (await settlesWithin(asked, answersWithinMs)) ? 'ok' : 'down';

  async function mail(): Promise<ServiceState> {
    if (config.mail === 'off' || config.smtpUrl === null) return 'off';
    const oldest = await oldestDueMail(database).catch(() => undefined);
    return oldest && oldest.getTime() + mailIsLateMs < clock.now() ? 'late' : 'ok';
  }

  async function look(): Promise<StatusAnswer> {
    const at = new Date(clock.now()).toISOString();
    const [base, messages, letters] = await Promise.all([
      tried(sql`select 1`.execute(database)),
      tried(realtime.presence('status')),
      mail(),
    ]);
    const films: ServiceState = stories.list().length > 0 ? 'ok' : 'down';
    return {
      at,
      services: [
        { id: 'database', state: base },
        { id: 'messages', state: messages },
        { id: 'stories', state: films },
        { id: 'mail', state: base === 'ok' ? letters : 'down' },
      ],
    };
  }

  return {
    read(): Promise<StatusAnswer> {
      if (!kept || kept.until <= clock.elapsed())
        kept = { until: clock.elapsed() + lifetimeMs, answer: look() };
      return kept.answer;
    },
  };
}
