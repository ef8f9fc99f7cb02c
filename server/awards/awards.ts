import type { Award } from '#contract/calls/schemas/results.ts';
import { findScene } from '#contract/story/story.ts';
import type { Clock } from '../clock.ts';
import { type Database, jsonb, type Queryable } from '../database/database.ts';
import type { DirectorContext } from '../director/chart/director-context.ts';
import { tookPart } from '../scoring/took-part.ts';
import { createAwardSigner } from './award-signature.ts';

export type Awards = ReturnType<typeof createAwards>;

/** What an award says and its signature covers. */
type AwardPayload = Omit<Award, 'code' | 'verify_url'>;

const codeForm = /^[A-Za-z0-9_-]{16}$/;

function dateIn(timezoneId: string, at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timezoneId)
    .toPlainDate()
    .toString();
}

/** Awards of sessions that reached an ending: one for each person who came and one for each of their teams. */
export function createAwards(deps: { database: Database; clock: Clock; secret: string; publicUrl: string }) {
  const { database, clock, publicUrl } = deps;
  const signer = createAwardSigner(deps.secret);

  const answer = (code: string, payload: AwardPayload): Award => ({
    code,
    kind: payload.kind,
    recipient: payload.recipient,
    team: payload.team,
    title: payload.title,
    story: payload.story,
    company: payload.company,
    date: payload.date,
    verify_url: `${publicUrl}/verify/award/${code}`,
  });

  async function describe(queryable: Queryable, sessionId: string) {
    const session = await queryable
      .selectFrom('sessions')
      .innerJoin('companies', 'companies.id', 'sessions.company_id')
      .select(['sessions.starts_at', 'sessions.timezone_id', 'companies.name as company'])
      .where('sessions.id', '=', sessionId)
      .executeTakeFirstOrThrow();
    const people = await queryable
      .selectFrom('seats')
      .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
      .select(['seats.id', 'consumers.first_name', 'consumers.last_name'])
      .where('seats.session_id', '=', sessionId)
      .execute();
    return {
      company: session.company,
      date: dateIn(session.timezone_id, session.starts_at),
      names: new Map(
        people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]),
      ),
    };
  }

  return {
    /**
     * Makes what is missing, in the caller's transaction. There are none in a session without an ending, nor for a team
     * that did nothing that could be counted.
     */
    async issue(queryable: Queryable, context: DirectorContext): Promise<void> {
      const ending = context.played.find(({ kind }) => kind === 'ending');
      const scene = ending && findScene(context.story, ending.sceneId);
      const came = context.seats.filter((seat) => seat.came && tookPart(context, seat.teamId));
      if (scene?.kind !== 'ending' || came.length === 0) return;
      const { company, date, names } = await describe(queryable, context.sessionId);
      const common = { title: scene.award, story: context.story.title, company, date };
      const teams = context.teams.filter(({ id }) => came.some(({ teamId }) => teamId === id));
      const teamName = (teamId: number) => teams.find(({ id }) => id === teamId)?.name ?? '';
      const made = [
        ...teams.map(({ id, name }) => ({
          holder: `team ${id}`,
          seatId: null,
          teamId: id,
          payload: { kind: 'team', recipient: name, team: name, ...common } satisfies AwardPayload,
        })),
        ...came.map((seat) => ({
          holder: `seat ${seat.id}`,
          seatId: seat.id,
          teamId: seat.teamId,
          payload: {
            kind: 'person',
            recipient: names.get(seat.id) ?? '',
            team: teamName(seat.teamId),
            ...common,
          } satisfies AwardPayload,
        })),
      ];
      await queryable
        .insertInto('awards')
        .values(
          made.map(({ holder, seatId, teamId, payload }) => {
            const code = signer.code(context.sessionId, holder);
            return {
              code,
              session_id: context.sessionId,
              seat_id: seatId,
              team_id: teamId,
              payload: jsonb(payload),
              signature: signer.sign(code, payload),
              created_at: new Date(clock.now()),
            };
          }),
        )
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute();
    },

    /** All of a session's awards, or those of one seat and its team; teams first. */
    async ofSession(sessionId: string, seat?: { seatId: string; teamId: number }): Promise<Award[]> {
      const rows = await database
        .selectFrom('awards')
        .select(['code', 'payload', 'seat_id', 'team_id'])
        .where('session_id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .orderBy('team_id')
        .orderBy('seat_id', (order) => order.asc().nullsFirst())
        .execute();
      return rows
        .filter(
          (row) =>
            !seat || row.seat_id === seat.seatId || (row.seat_id === null && row.team_id === seat.teamId),
        )
        .map(({ code, payload }) => answer(code, payload as AwardPayload));
    },

    /** The award behind a code; null for one that is unknown, revoked, or not what we signed. */
    async verify(code: string): Promise<Award | null> {
      if (!codeForm.test(code)) return null;
      const row = await database
        .selectFrom('awards')
        .select(['payload', 'signature'])
        .where('code', '=', code)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      if (!row || !signer.isSigned(code, row.payload, row.signature)) return null;
      return answer(code, row.payload as AwardPayload);
    },
  };
}
