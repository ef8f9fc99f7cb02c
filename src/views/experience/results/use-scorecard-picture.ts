import type { Award, Scorecard } from '#contract/calls/schemas/results.ts';
import { useCommand } from '../../../machines/command/use-command.tsx';
import { saveFile } from '../../../services/save-file.ts';
import { useResultWords } from '../words/use-words.tsx';
import { pngOf } from './award-files.ts';
import { drawScorecard, scorecardSize } from './draw-scorecard.ts';
import { loadSheetArt } from './load-sheet-art.ts';

const noArt = { picture_url: null, logo_url: null };

/** What a team earned as a picture to show around, in the language of whoever saves it, handed to the downloads. */
export function useScorecardPicture(
  { story, teams }: Scorecard,
  teamId: number,
  awards: readonly Award[],
  name: string,
) {
  const { results } = useResultWords();
  return useCommand({
    send: async (_: null) => {
      const team = teams.find(({ team_id }) => team_id === teamId);
      const canvas = Object.assign(document.createElement('canvas'), scorecardSize);
      const context = canvas.getContext('2d');
      if (!team || !context) throw new Error('There is nothing to draw, or nothing to draw on');
      const award = awards.find(({ kind }) => kind === 'team') ?? awards[0];
      const art = await loadSheetArt(award ?? noArt);
      drawScorecard(context, { story: story.title, team, teams: teams.length, award }, art, results);
      return pngOf(canvas);
    },
    onDone: (png) => saveFile(png, `${name}.png`),
  });
}
