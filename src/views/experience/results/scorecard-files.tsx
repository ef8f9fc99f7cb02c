import { IconFileTypePdf, IconPhoto, IconTableExport } from '@tabler/icons-react';
import type { Award, Scorecard } from '#contract/calls/schemas/results.ts';
import { useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { useOwnScorecard } from '../../../react/use-own-results.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useResultWords } from '../words/use-words.tsx';
import styles from './own-part.module.css';
import { useScorecardPicture } from './use-scorecard-picture.ts';

interface ScorecardFilesProps {
  scorecard: Scorecard;
  teamId: number;
  /** Of the person and the team: they name the story's picture and the company's colour. */
  awards: readonly Award[];
}

/** One's scorecard to keep, as a document, as a picture to show around and as a table. */
export function ScorecardFiles({ scorecard, teamId, awards }: ScorecardFilesProps) {
  const { results, awards: words } = useResultWords();
  const { title } = useLiveSession().dataPackage.session;
  const pdf = useOwnScorecard('pdf');
  const csv = useOwnScorecard('csv');
  const picture = useScorecardPicture(scorecard, teamId, awards, title);
  const failure = pdf.failure ?? csv.failure;
  const failed = failure ? results.fileFailed(failure.message) : picture.failure && words.notMade;
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
