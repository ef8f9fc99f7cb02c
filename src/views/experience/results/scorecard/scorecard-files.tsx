import { IconFileTypePdf, IconPhoto, IconTableExport } from '@tabler/icons-react';
import type { Award, Scorecard } from '#contract/calls/schemas/results.ts';
import { useLiveSession } from '../../../../machines/live-session/use-live-session.tsx';
import { useOwnScorecard } from '../../../../react/use-own-results.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { useResultWords } from '../../../../words/result-words.ts';
import styles from '../own-part/own-part.module.css';
import { placedOf } from '#contract/rules/sessions/places.ts';
import { useCommand } from '../../../../machines/command/use-command.tsx';
import { saveFile } from '../../../../services/page/save-file.ts';
import { pngOf } from '../award/award-files.ts';
import { drawScorecard, scorecardSize } from './draw-scorecard.ts';
import { loadSheetArt } from './load-sheet-art.ts';
import { useFailureText } from '../../../../words/failure-text.ts';

const noArt = { picture_url: null, logo_url: null };

/** What a team earned as a picture to show around, in the language of the viewer, saved as a download. */
function useScorecardPicture(
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
      drawScorecard(context, { story: story.title, team, teams: placedOf(teams), award }, art, results);
      return pngOf(canvas);
    },
    onDone: (png) => saveFile(new File([png], `${name}.png`, { type: png.type })),
  });
}

interface ScorecardFilesProps {
  scorecard: Scorecard;
  teamId: number;
  /** Of the person and the team: they name the story's picture and the company's colour. */
  awards: readonly Award[];
}

/** One's scorecard to keep, as a document, as a picture to show around and as a table. */
export function ScorecardFiles({ scorecard, teamId, awards }: ScorecardFilesProps) {
  const { results, awards: words } = useResultWords();
  const failureText = useFailureText();
  const { title } = useLiveSession().dataPackage.session;
  const pdf = useOwnScorecard('pdf');
  const csv = useOwnScorecard('csv');
  const picture = useScorecardPicture(scorecard, teamId, awards, title);
  const failure = pdf.failure ?? csv.failure;
  const failed = failure ? results.fileFailed(failureText(failure)) : picture.failure && words.notMade;
  return (
    <div className={styles.files}>
      <Button
        disabled={!pdf.possible}
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        onClick={() => pdf.issue(null)}
      >
        {results.asPdf}
      </Button>
      <Button
        variant="default"
        disabled={!picture.possible}
        leftSection={<IconPhoto size={18} aria-hidden />}
        onClick={() => picture.issue(null)}
      >
        {results.asPicture}
      </Button>
      <Button
        variant="default"
        disabled={!csv.possible}
        leftSection={<IconTableExport size={18} aria-hidden />}
        onClick={() => csv.issue(null)}
      >
        {results.asCsv}
      </Button>
      <p className={styles.soft}>{failed || results.fileHelp}</p>
    </div>
  );
}
