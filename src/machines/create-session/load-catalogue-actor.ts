import type { Timezone } from '#contract/calls/schemas/geo.ts';
import type { StorySummary } from '#contract/calls/schemas/stories.ts';
import { fromPromise } from 'xstate';
import type { Catalogue } from './create-session-machine.ts';
import { emptyDraft, type SessionDraft } from './session-draft.ts';

export interface CatalogueDeps {
  stories(signal: AbortSignal): Promise<StorySummary[]>;
  timezones(signal: AbortSignal): Promise<Timezone[]>;
  creditsAvailable(signal: AbortSignal): Promise<number>;
  readDraft(): unknown;
  newKey(): string;
  homeTimezone: string;
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

/** What the wizard needs before its first step: stories, zones, credits and the draft left behind. */
export const createLoadCatalogue = (deps: CatalogueDeps) =>
  fromPromise<Catalogue>(async ({ signal }) => {
    const [stories, timezones, creditsAvailable] = await Promise.all([
      deps.stories(signal),
      deps.timezones(signal),
      deps.creditsAvailable(signal),
    ]);
    const left = deps.readDraft();
    const draft = isDraft(left) ? left : emptyDraft(deps.newKey(), deps.homeTimezone);
    const [only] = stories;
    const storySlug = draft.storySlug || (stories.length === 1 && only ? only.slug : '');
    return { stories, timezones, creditsAvailable, draft: { ...draft, storySlug } };
  });
