import { useId } from 'react';
import type { SharedPart } from '#contract/calls/schemas/results.ts';
import styles from './own-part.module.css';
import { PartFacts } from './part-facts.tsx';
import { useResultWords } from '../words/use-words.tsx';

interface SharedPartsProps {
  title: string;
  parts: readonly SharedPart[];
  questions: readonly { scene_id: string; question: string }[];
}

/** The parts of people who have agreed that they are seen; nothing where nobody has. */
export function SharedParts({ title, parts, questions }: SharedPartsProps) {
  const id = useId();
  const { results } = useResultWords();
  if (parts.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.soft}>{results.agreed}</p>
      {parts.map((part) => (
        <article key={part.seat_id} className={styles.own}>
          <h3>{part.name}</h3>
          <PartFacts part={part} questions={questions} name={part.name} />
        </article>
      ))}
    </section>
  );
}
