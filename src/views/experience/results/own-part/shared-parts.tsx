import { useId } from 'react';
import type { SharedPart } from '#contract/calls/schemas/results.ts';
import styles from './own-part.module.css';
import { PageByPage } from '../../../shared/lists/page-by-page.tsx';
import { PartFacts } from './part-facts.tsx';
import { useResultWords } from '../../../../words/result-words.ts';

interface SharedPartsProps {
  title: string;
  parts: readonly SharedPart[];
  questions: readonly { scene_id: string; question: string }[];
}

/** Up to here all are expanded; of more, only the names are shown. */
const easilyReadParts = 3;
const pageSize = 25;

/** The parts of people who have agreed that they are seen; nothing where nobody has. */
export function SharedParts({ title, parts, questions }: SharedPartsProps) {
  const id = useId();
  const { results } = useResultWords();
  if (parts.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.soft}>{results.agreed}</p>
      <PageByPage items={parts} size={pageSize} words={results.parts}>
        {(shown) => (
          <div className={styles.parts}>
            {shown.map((part) => (
              <details key={part.seat_id} open={parts.length <= easilyReadParts}>
                <summary>
                  <h3>{part.name}</h3>
                </summary>
                <div className={styles.own}>
                  <PartFacts part={part} questions={questions} name={part.name} />
                </div>
              </details>
            ))}
          </div>
        )}
      </PageByPage>
    </section>
  );
}
