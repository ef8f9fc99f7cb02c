import { Button, Textarea } from '@mantine/core';
import { IconFlame, IconFlameFilled } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './rating-form.module.css';

interface RatingFormProps {
  onRate: (stars: number, comment: string) => Promise<void>;
}

const lights = [1, 2, 3, 4, 5] as const;

/** One tap, and a word if one likes. The tap alone counts. */
export function RatingForm({ onRate }: RatingFormProps) {
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [state, setState] = useState<'idle' | 'sending' | 'thanked' | 'failed'>('idle');
  const send = (given: number, words: string) => {
    setStars(given);
    setState('sending');
    onRate(given, words).then(
      () => setState(words === '' ? 'idle' : 'thanked'),
      () => setState('failed'),
    );
  };
  return (
    <div className={styles.rating}>
      <fieldset className={styles.lights}>
        <legend>How was it?</legend>
        {lights.map((light) => (
          <button
            key={light}
            type="button"
            aria-pressed={stars === light}
            aria-label={`${light} of 5`}
            data-lit={light <= stars || undefined}
            onClick={() => send(light, comment)}
          >
            {light <= stars ? (
              <IconFlameFilled size={30} aria-hidden />
            ) : (
              <IconFlame size={30} stroke={1.5} aria-hidden />
            )}
          </button>
        ))}
      </fieldset>
      {stars > 0 && state !== 'thanked' ? (
        <div className={styles.comment}>
          <Textarea
            label="What should we know? (you can leave it empty)"
            value={comment}
            maxLength={1000}
            minRows={2}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Button
            variant="default"
            loading={state === 'sending'}
            disabled={comment.trim() === ''}
            onClick={() => send(stars, comment.trim())}
          >
            Send
          </Button>
        </div>
      ) : null}
      <p role="status" className={styles.said}>
        {state === 'thanked' ? 'Thank you, that helps.' : ''}
        {state === 'failed' ? 'It was not sent. Please tap again.' : ''}
      </p>
    </div>
  );
}
