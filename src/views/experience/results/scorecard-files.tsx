import { IconFileTypePdf, IconTableExport } from '@tabler/icons-react';
import { Button } from '../../shared/controls/button.tsx';
import { useOwnScorecard } from '../../../react/use-own-results.ts';
import { useResultWords } from '../words/use-words.tsx';
import styles from './own-part.module.css';

/** One's scorecard to keep, as a document and as a table. */
export function ScorecardFiles() {
  const { results } = useResultWords();
  const pdf = useOwnScorecard('pdf');
  const csv = useOwnScorecard('csv');
  const failure = pdf.failure ?? csv.failure;
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
        disabled={!csv.possible}
        leftSection={<IconTableExport size={18} aria-hidden />}
        onClick={() => csv.issue(null)}
      >
        {results.asCsv}
      </Button>
      <p className={styles.soft}>{failure ? results.fileFailed(failure.message) : results.fileHelp}</p>
    </div>
  );
}
