import { useState } from 'react';
import styles from './decision-demo.module.css';
import { dimensionLabels, featuredStory } from './featured-story.ts';

const { question, options } = featuredStory.decision;
type Option = (typeof options)[number];

function Outcome({ option }: { option: Option }) {
  return (
    <div className={styles.outcome} role="status">
      <p className={styles.verdict}>{option.explanation}</p>
      <dl className={styles.points}>
        {(Object.keys(dimensionLabels) as (keyof typeof dimensionLabels)[]).map((dimension) => (
          <div key={dimension}>
            <dt>{dimensionLabels[dimension]}</dt>
            <dd>{option.points[dimension]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        In a session everybody votes, the votes stay hidden until the time is over, and the story follows the
        majority. Points are for what you decided, never for how fast.
      </p>
    </div>
  );
}

/** The story's first decision, to try alone; nothing is sent anywhere. */
export function DecisionDemo() {
  const [chosen, setChosen] = useState<Option>();
  return (
    <div className={styles.demo}>
      <p className={styles.question}>{question}</p>
      <fieldset className={styles.options}>
        <legend className={styles.legend}>Choose one way</legend>
        {options.map((option) => (
          <label
            key={option.id}
            className={styles.option}
            data-chosen={chosen?.id === option.id || undefined}
          >
            <input
              type="radio"
              name="which-way"
              className={styles.radio}
              checked={chosen?.id === option.id}
              onChange={() => setChosen(option)}
            />
            <span className={styles.lamp} aria-hidden="true" />
            <span className={styles.label}>{option.label}</span>
            <span className={styles.detail}>{option.detail}</span>
          </label>
        ))}
      </fieldset>
      {chosen ? (
        <Outcome option={chosen} />
      ) : (
        <p className={styles.hint}>Pick a way and see what it would have earned.</p>
      )}
    </div>
  );
}
