import type { Timezone } from '#contract/calls/schemas/geo.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { StorySummary } from '#contract/calls/schemas/stories.ts';
import { fromPromise } from 'xstate';
import type { Catalogue, CreateSessionInput } from './create-session-machine.ts';
import { draftLike, emptyDraft, type SessionDraft } from './session-draft.ts';

export interface CatalogueDeps {
  stories(signal: AbortSignal): Promise<{
    stories: StorySummary[];
    faces_at_one_table: number;
    people_at_one_table: number;
  }>;
  timezones(signal: AbortSignal): Promise<Timezone[]>;
  creditsAvailable(signal: AbortSignal): Promise<number>;
  /** The session to duplicate; rejects for one that is not this company's. */
  session(id: string, signal: AbortSignal): Promise<SessionDetail>;
  readDraft(): unknown;
  newKey(): string;
  homeTimezone: string;
  /** Default for a new draft. */
  teamNames: string[];
}

function isDraft(value: unknown): value is SessionDraft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Record<string, unknown>;
  const texts = ['key', 'title', 'storySlug', 'date', 'time', 'timezoneId', 'peopleText'];
  return (
    texts.every((name) => typeof draft[name] === 'string') &&
    Array.isArray(draft.teamNames) &&
    draft.teamNames.length > 0 &&
    typeof draft.moved === 'object' &&
    typeof draft.options === 'object'
  );
}

/** Loads what the first step of the wizard needs: stories, zones, credits and the stored draft. */
export const createLoadCatalogue = (deps: CatalogueDeps) =>
  fromPromise<Catalogue, Pick<CreateSessionInput, 'like' | 'withPeople' | 'date'>>(
    async ({ input: { like, withPeople, date }, signal }) => {
      const [offered, timezones, creditsAvailable, held] = await Promise.all([
        deps.stories(signal),
        deps.timezones(signal),
        deps.creditsAvailable(signal),
        like === null ? undefined : deps.session(like, signal),
      ]);
      const { stories, faces_at_one_table: facesAtOneTable, people_at_one_table: peopleAtOneTable } = offered;
      const left = deps.readDraft();
      const kept = isDraft(left) ? left : emptyDraft(deps.newKey(), deps.homeTimezone, deps.teamNames);
      const draft = held ? draftLike(held, deps.newKey(), withPeople) : kept;
      const [only] = stories;
      const isOffered = stories.some(({ slug }) => slug === draft.storySlug);
      const fallback = stories.length === 1 && only ? only.slug : '';
      return {
        stories,
        facesAtOneTable,
        peopleAtOneTable,
        timezones,
        creditsAvailable,
        draft: {
          ...draft,
          ...(date && { date }),
          storySlug: isOffered ? draft.storySlug : fallback,
        },
      };
    },
  );
