import { Textarea } from '@mantine/core';
import { IconFlame, IconFlameFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { RatingRequest } from '#contract/calls/schemas/experience.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { useRating } from '../../../../react/use-own-results.ts';
import styles from './rating-form.module.css';
import { useResultWords } from '../../../../words/result-words.ts';
import { useWords } from '../../../../words/use-words.tsx';

const lights = [1, 2, 3, 4, 5] as const;

/** One tap, and a word if one likes. The tap alone counts. `kept` is an earlier rating. */
export function RatingForm({ kept }: { kept: RatingRequest | null | undefined }) {
  const { results } = useResultWords();
  const { common } = useWords();
  const rating = useRating();
  const [given, setStars] = useState<number>();
  const [typed, setComment] = useState<string>();
  const stars = given ?? kept?.stars ?? 0;
  const comment = typed ?? kept?.comment ?? '';
  const [written, setWritten] = useState('');
  const send = (lit: number, words: string) => {
    setStars(lit);
    setWritten(words);
    rating.issue({ stars: lit, comment: words });
  };
  const isThanked = rating.done && written !== '';
  return (
    <div className={styles.rating} data-not-on-paper>
      <fieldset className={styles.lights}>
        <legend>{results.howWasIt}</legend>
        {lights.map((light) => (
          <button
            key={light}
            type="button"
            aria-pressed={stars === light}
            aria-label={results.ofFive(light)}
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
            label={results.comment}
            description={results.commentHelp}
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
            {common.send}
          </Button>
        </div>
      ) : null}
      <p role="status" className={styles.said}>
        {isThanked ? results.thanked : ''}
        {rating.failure ? results.ratingFailed : ''}
      </p>
    </div>
  );
}
