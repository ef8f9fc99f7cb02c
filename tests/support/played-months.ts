import { randomUUID } from 'node:crypto';
import type { CompanyFixture } from './company-fixture.ts';
import type { TestApp } from './test-app.ts';

type PeopleByDepartment = Readonly<Record<string, number>>;

/** A session that is over; the people are the first of their departments. */
export interface PlayedSession {
  /** ISO. */
  at: string;
  came: PeopleByDepartment;
  absent?: PeopleByDepartment;
  /** Stars of each who came; without it nobody rated. */
  stars?: number | ((department: string, index: number) => number | null);
  /** Of its one team. */
  measures?: Readonly<Record<string, number>>;
}

/** Sessions that a company has played, as rows, without their logs: for what is counted over many of them. */
export async function seedPlayedSessions(
  { database, clock }: Pick<TestApp, 'database'> & { clock: Pick<TestApp['clock'], 'now'> },
  { companyId, userId }: Pick<CompanyFixture, 'companyId' | 'userId'>,
  sessions: readonly PlayedSession[],
): Promise<{ sessionIds: string[]; people: ReadonlyMap<string, number> }> {
  const created_at = new Date(clock.now());
  const people = new Map<string, number>();

  async function person(department: string, index: number): Promise<number> {
    const name = `${department || 'none'} ${index}`;
    const known = people.get(name);
    if (known !== undefined) return known;
    const { id } = await database
      .insertInto('consumers')
      .values({
        company_id: companyId,
        first_name: name,
        last_name: 'Guest',
        email: `${randomUUID()}@played.example`,
        department,
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    people.set(name, id);
    return id;
  }

  const seatsOf = async (
    session_id: string,
    departments: PeopleByDepartment,
    rest: (
      department: string,
      index: number,
    ) => { index: number; joined_at: Date | null; rating?: number | null },
  ) => {
    for (const [department, count] of Object.entries(departments))
      for (let place = 0; place < count; place += 1) {
        const { index, ...values } = rest(department, place);
        await database
          .insertInto('seats')
          .values({
            id: randomUUID(),
            session_id,
            consumer_id: await person(department, index),
            team_id: 1,
            link_nonce: randomUUID(),
            link_digest: randomUUID(),
            created_at,
            ...values,
          })
          .execute();
      }
  };

  const sessionIds: string[] = [];
  for (const { at, came, absent = {}, stars, measures = {} } of sessions) {
    const id = randomUUID().replaceAll('-', '').slice(0, 22);
    const starts_at = new Date(at);
    sessionIds.push(id);
    await database
      .insertInto('sessions')
      .values({
        id,
        company_id: companyId,
        created_by: userId,
        title: 'Played',
        story_slug: 'the-borrowed-light',
        story_version: 1,
        status: 'completed',
        starts_at,
        ended_at: new Date(starts_at.getTime() + 3_600_000),
        timezone_id: 'UTC',
        options: JSON.stringify({ timer_factor: 1, chat: true, analytics: true }),
        created_at,
      })
      .execute();
    await database.insertInto('teams').values({ session_id: id, id: 1, name: 'Otters' }).execute();
    await seatsOf(id, came, (department, index) => ({
      index,
      joined_at: starts_at,
      rating: typeof stars === 'function' ? stars(department, index) : (stars ?? null),
    }));
    await seatsOf(id, absent, (department, index) => ({
      index: (came[department] ?? 0) + index,
      joined_at: null,
    }));
    for (const [measure, value] of Object.entries(measures))
      await database
        .insertInto('team_measures')
        .values({ session_id: id, team_id: 1, measure, value })
        .execute();
  }
  return { sessionIds, people };
}

/** A company of five departments over two quarters of 2026, with every kind of group that a report knows. */
export const reportSessions: readonly PlayedSession[] = [
  { month: '04', day: '14', sales: 8, design: 6, legal: 3, it: 3, stars: 4 },
  { month: '05', day: '12', sales: 9, design: 7, legal: 2, it: 4, stars: 5 },
  { month: '06', day: '09', sales: 7, design: 3, legal: 3, it: 2, stars: 4 },
  { month: '07', day: '07', sales: 11, design: 6, legal: 3, it: 4, stars: 5 },
  { month: '07', day: '21', sales: 9, design: 8, legal: 4, it: 3, stars: 4 },
  { month: '08', day: '18', sales: 3, design: 1, legal: 0, it: 0, stars: 2 },
  { month: '09', day: '15', sales: 12, design: 9, legal: 6, it: 3, stars: 4 },
  { month: '10', day: '13', sales: 10, design: 8, legal: 5, it: 6, stars: 5 },
].map(({ month, day, sales, design, legal, it, stars }, round) => ({
  at: `2026-${month}-${day}T09:00:00Z`,
  came: { Sales: sales, 'Product design and research': design, Legal: legal, IT: it },
  absent: { Sales: 2 + (round % 4), 'Product design and research': 1, Legal: 1 },
  stars: (_department: string, index: number) => (index % 4 === 3 ? stars - 1 : stars),
  measures: {
    participation: 0.71 + round / 50,
    agreement: 0.64 + round / 40,
    'turn-taking': 0.8,
    consensus: 38 - round * 2,
    help: 3 + round / 2,
  },
}));
