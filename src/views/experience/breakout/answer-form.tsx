import { type SubmitEvent, useState } from 'react';
import type { RosterSeat } from '#contract/messages/session-projection.ts';
import type { TeamProjection } from '#contract/messages/team-projection.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import type { Failure } from '../../../services/http/failure.ts';
import type { selectAttempt } from '../../../machines/experience-playback/experience-selectors.ts';
import styles from './answer-form.module.css';
import { useWords } from '../../../words/use-words.tsx';
import { useFailureText } from '../../../words/failure-text.ts';

interface AnswerFormProps {
  attempt: ReturnType<typeof selectAttempt>;
  attempts: TeamProjection['attempts'];
  seats: readonly RosterSeat[];
  ownSeatId: string;
  problem: Failure | null;
  onAnswer: (text: string) => void;
}

/** The team's answer: anybody may try, a wrong one costs nothing but breath. */
export function AnswerForm({ attempt, attempts, seats, ownSeatId, problem, onAnswer }: AnswerFormProps) {
  const { common, table } = useWords();
  const failureText = useFailureText();
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== '') onAnswer(text);
  };
  const nameOf = (seatId: string) => seats.find(({ seat_id }) => seat_id === seatId)?.name ?? common.someone;
  const own = attempts.findLast(({ seat_id }) => seat_id === ownSeatId);
  const wrong = attempts.filter(({ correct }) => !correct).slice(-3);
  const reply = wrong.at(-1)?.reply;
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        label={table.answer}
        value={text}
        maxLength={200}
        autoComplete="off"
        className={styles.field}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" loading={attempt === 'sending'} disabled={text.trim() === ''}>
        {table.tryIt}
      </Button>
      <p
        role="status"
        className={styles.said}
        data-wrong={(attempt === 'wrong' && !reply) || undefined}
        data-reply={reply !== undefined || undefined}
      >
        {problem
          ? failureText(problem)
          : reply
            ? reply
            : attempt !== 'wrong'
              ? ''
              : own?.near
                ? table.near
                : table.wrongAnswer}
      </p>
      {wrong.length > 0 ? (
        <ul className={styles.tries} aria-label={table.tried}>
          {wrong.map((one) => (
            <li key={one.at}>
              <s>{one.text}</s> {nameOf(one.seat_id)}
              {one.near ? <strong>, {table.close}</strong> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  );
}
