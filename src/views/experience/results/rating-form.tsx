import { Button, Textarea } from '@mantine/core';
import { IconFlame, IconFlameFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useRating } from '../../../react/use-own-results.ts';
import styles from './rating-form.module.css';

const lights = [1, 2, 3, 4, 5] as const;

/** One tap, and a word if one likes. The tap alone counts. */
export function RatingForm() {
  const rating = useRating();
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [written, setWritten] = useState('');
  const send = (given: number, words: string) => {
    setStars(given);
    setWritten(words);
    rating.issue({ stars: given, comment: words });
  };
  const isThanked = rating.done && written !== '';
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
            disabled={!rating.possible}
            onClick={() => send(light, comment.trim())}
          >
            {light <= stars ? (
              <IconFlameFilled size={30} aria-hidden />
            ) : (
              <IconFlame size={30} stroke={1.5} aria-hidden />
            )}
          </button>
        ))}
      </fieldset>
      {stars > 0 && !isThanked ? (
        <div className={styles.comment}>
          <Textarea
            label="What should we know? (you can leave it empty)"
            description="The organiser reads it without your name."
            value={comment}
            maxLength={1000}
            minRows={2}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Button
            variant="default"
            loading={rating.busy}
            disabled={comment.trim() === ''}
            onClick={() => send(stars, comment.trim())}
          >
            Send
          </Button>
        </div>
      ) : null}
      <p role="status" className={styles.said}>
        {isThanked ? 'Thank you, that helps.' : ''}
        {rating.failure ? 'It was not sent. Please tap again.' : ''}
      </p>
    </div>
  );
}
