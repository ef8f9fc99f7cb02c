import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import type { TeamProjection } from '#contract/messages/team-projection.ts';
import styles from './hint-list.module.css';
import { useWords } from '../words/use-words.tsx';

interface HintListProps {
  taken: TeamProjection['hints'];
  left: TeamProjection['hints_left'];
  onTake: (hintId: string) => void;
}

/** Hints that the team has, and the price of the next one. */
export function HintList({ taken, left, onTake }: HintListProps) {
  const { table } = useWords();
  const next = left[0];
  return (
    <div className={styles.hints}>
      {taken.map((hint) => (
        <p key={hint.id} className={styles.hint}>
          <IconBulb size={18} aria-label={table.hint} />
          {hint.text}
        </p>
      ))}
      {next ? (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconBulb size={16} aria-hidden />}
          onClick={() => onTake(next.id)}
        >
          {table.takeHint(next.cost)}
        </Button>
      ) : null}
    </div>
  );
}
