import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import { languagesOf } from '#contract/story/story.ts';
import { coverUrl } from '#contract/story/story-media.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { logoPath, shownColour } from '../companies/guest-brand.ts';
import { retentionOf } from '../companies/companies.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { roomKindOf } from '../config/room-server-config.ts';
import { type StoryLibrary, teaserSoundUrl, teaserUrl } from '../stories/story-library.ts';
import type { VisitNotes } from './visit-notes.ts';
import { iceServersFor } from './ice-servers.ts';

/** How much of its first scene a story without a trailer shows. */
const sceneTeaserMs = 12_000;

/**
 * The participant and their invitation in the seat's language; a seat without one adopts the requested language.
 * Throws SESSION_001 for any session but the seat's own. */
export function createReadDataPackage(deps: {
  visits: VisitNotes;
  config: Config;
  database: Database;
  clock: Clock;
  stories: StoryLibrary;
}) {
  const { config, database, clock, stories, visits } = deps;

  const find = (seatId: string) =>
    database
      .selectFrom('seats')
      .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
      .innerJoin('sessions', 'sessions.id', 'seats.session_id')
      .innerJoin('companies', 'companies.id', 'sessions.company_id')
      .innerJoin('users', 'users.id', 'sessions.created_by')
      .select(['consumers.id', 'consumers.first_name', 'consumers.last_name', 'consumers.email'])
      .select(['consumers.created_at', 'sessions.title', 'sessions.status', 'sessions.starts_at'])
      .select(['sessions.timezone_id', 'sessions.story_slug', 'seats.declined_at'])
      .select(['seats.language', 'sessions.options', 'consumers.timezone_id as guest_timezone_id'])
      .select(['companies.name as company', 'companies.logo_digest', 'companies.colour'])
      .select(['companies.keep_people_days', 'companies.keep_chats_days', 'companies.keep_results_days'])
      .select(['users.first_name as host_first', 'users.last_name as host_last'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('users as planner')
            .select('planner.id')
            .whereRef('planner.email', '=', 'consumers.email')
            .whereRef('planner.company_id', '=', 'sessions.company_id')
            .where('planner.user_type_id', 'in', [userTypes.CONSUMER_ADMIN, userTypes.CONSUMER_ADMIN_SUB])
            .where('planner.email_verified_at', 'is not', null)
            .where('planner.disabled_at', 'is', null),
        ).as('plans'),
      )
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('seats as others')
            .select('others.id')
            .whereRef('others.session_id', '=', 'sessions.id')
            .where('others.is_bot', '=', true),
        ).as('trial'),
      )
      .where('seats.id', '=', seatId)
      .executeTakeFirst();

  return async (
    seat: AuthenticatedSeat,
    {
      sessionId,
      language: wished,
      timezone,
      visit,
    }: { sessionId: string; language?: SpokenLanguage; timezone?: string; visit?: 'untouched' },
  ): Promise<DataPackage> => {
    const row = sessionId === seat.sessionId ? await find(seat.seatId) : undefined;
    if (!row) throw catalogueProblem(404, 'SESSION_001');
    const loaded = stories.get(row.story_slug);
    if (!loaded) throw catalogueProblem(404, 'EXPERIENCE_001');
    // A running story uses the language at once; before that, a mail scanner's browser is not the person's.
    const isRunning = row.status === 'lobby' || row.status === 'live';
    if (visit === undefined || isRunning)
      await visits.change(
        seat,
        { language: row.language, timezone_id: row.guest_timezone_id },
        { language: wished, timezone },
      );
    const language = row.language ?? wished ?? 'en';
    const story = loaded.translations.get(language) ?? loaded.story;
    return {
      consumer: {
        id: row.id,
        first_name: row.first_name,
        last_name: row.last_name,
        email: row.email,
        created_at: row.created_at.toISOString(),
      },
      seat_id: seat.seatId,
      declined: row.declined_at !== null,
      plans: Boolean(row.plans),
      session: {
        id: seat.sessionId,
        title: row.title,
        status: row.status,
        starts_at: row.starts_at.getTime(),
        timezone_id: row.timezone_id,
        host: `${row.host_first} ${row.host_last}`.trim(),
        company: row.company,
        logo_url: logoPath(row.logo_digest),
        colour: shownColour(row.colour),
        analytics: row.options.analytics,
        chat: row.options.chat,
        retention: retentionOf(row),
        trial: Boolean(row.trial),
      },
      story: {
        slug: story.slug,
        title: story.title,
        tagline: story.tagline,
        length_minutes: loaded.lengthMinutes,
        cover_url: coverUrl(story.slug),
        teaser_url: teaserUrl(story),
        teaser_ends_ms: story.trailer ? null : sceneTeaserMs,
        teaser_sound_url: teaserSoundUrl(story),
        language: story.language,
        languages: languagesOf(loaded.source),
      },
      language,
      ice_servers: iceServersFor(config, seat.seatId, clock.now()),
      room: roomKindOf(config),
    };
  };
}
