import { peopleAtOneTable, sessionLimits } from '#contract/rules/sessions/session-size.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { fieldProblem } from '../../http/api-problem.ts';
import type { SessionDeps } from '../session-deps.ts';
import { storyTitle } from '../../stories/story-titles.ts';

interface TeamSize {
  name: string;
  people: number;
  /** The former number: a team or session that was planned larger may shrink. */
  before?: number;
}

/** Refuses more people than a session of the story admits. */
export function createSessionSizes({ config, stories }: Pick<SessionDeps, 'config' | 'stories'>) {
  return {
    /** Throws 422. For a story that is no longer offered only the tables are limited. */
    require(storySlug: string, teams: readonly TeamSize[]): void {
      const story = stories.get(storySlug)?.story;
      const titleIn = (language: SpokenLanguage) => storyTitle(stories, storySlug, language);
      const atOneTable = peopleAtOneTable[config.rooms.engine];
      const people = teams.reduce((sum, team) => sum + team.people, 0);
      const before = teams.reduce((sum, team) => sum + (team.before ?? 0), 0);
      const limits = sessionLimits(story?.players ?? { max: Number.POSITIVE_INFINITY }, atOneTable);
      if (story && people > Math.max(before, limits.people))
        throw fieldProblem('people', ({ sessions }) =>
          sessions.tooManyPeople(titleIn, limits.people, people),
        );
      const crowded = teams.find((team) => team.people > Math.max(team.before ?? 0, atOneTable));
      if (crowded)
        throw fieldProblem('teams', ({ sessions }) =>
          sessions.teams.crowded(crowded.name, atOneTable, crowded.people),
        );
    },
  };
}
