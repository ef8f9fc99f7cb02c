import type { PublicProgramme } from '#contract/calls/schemas/programmes/sign-ups.ts';
import { liveSession } from '#contract/rules/business-constants.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { guestProblem } from '../http/api-problem.ts';
import { describeStory, findInviter } from '../sessions/session-description.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { type ProgrammeRow, type SlotRow, slotsOf, startOf } from './programme-repository.ts';

const slotGone = () => guestProblem({ status: 409 }, 'slotGone');

export type SignUpPage = ReturnType<typeof createSignUpPage>;

/** What everybody with the link may know of a programme, and what can still be chosen there. */
export function createSignUpPage({
  database,
  clock,
  stories,
}: {
  database: Database;
  clock: Clock;
  stories: StoryLibrary;
}) {
  /** Unix ms: from then on a place can be neither taken nor changed. */
  const doorsOpenAt = (startsAt: Date) => startsAt.getTime() - liveSession.lobbyOpensMs;
  const isOpen = ({ closes_at }: ProgrammeRow) => closes_at.getTime() > clock.now();

  return {
    doorsOpenAt,
    isOpen,

    async view(programme: ProgrammeRow, language: SpokenLanguage): Promise<PublicProgramme> {
      const inviter = await findInviter(database, programme.created_by, programme.company_id);
      const story = describeStory(stories, programme.story_slug);
      const { storyTitle, storyTagline } = story.storyIn(language);
      const slots = await slotsOf(database, [programme.id]);
      return {
        title: programme.title,
        company: inviter.company,
        logo_url: inviter.logoPath,
        colour: inviter.colour,
        organiser: inviter.organiser,
        story: {
          title: storyTitle,
          tagline: storyTagline,
          length_minutes: story.lengthMinutes,
          block_minutes: story.blockMinutes,
          cover_url: story.picturePath,
        },
        timezone_id: programme.timezone_id,
        closes_at: programme.closes_at.getTime(),
        is_open: isOpen(programme),
        audience: programme.audience,
        domains: programme.audience === 'domains' ? programme.allowed : [],
        slots: slots
          .filter(({ starts_at, status }) => doorsOpenAt(starts_at) > clock.now() && isComing(status))
          .map(({ id, starts_at, capacity, held }) => ({
            id,
            starts_at: starts_at.getTime(),
            capacity,
            free: Math.max(0, capacity - held),
          })),
      };
    },

    /** A slot that can still be chosen, locked. */
    async openSlot(queryable: Queryable, programme: ProgrammeRow, slot: SlotRow | undefined) {
      if (!slot || slot.programme_id !== programme.id || slot.ended_at !== null) throw slotGone();
      const startsAt = await startOf(queryable, slot);
      if (doorsOpenAt(startsAt) <= clock.now()) throw slotGone();
      return { slot, startsAt };
    },
  };
}

/** A slot without a session, or whose session is still to come. */
const isComing = (status: string | null): boolean => status === null || status === 'scheduled';
