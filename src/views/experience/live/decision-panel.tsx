import { useContext } from 'react';
import type { DecisionFact, RosterSeat } from '#contract/messages/session-projection.ts';
import type { OwnVote } from '../../../machines/experience-playback/experience-selectors.ts';
import { HoldContext } from '../host/hold-context.ts';
import { LanternRing } from '../lantern-ring.tsx';
import styles from './decision-panel.module.css';
import { questionParts } from '#contract/words/question-parts.ts';
import { useIsPast } from '../use-server-time.ts';
import { useOptionKeys } from './use-option-keys.ts';
import { VoteLamps } from './vote-lamps.tsx';
import { voteWords } from './vote-words.ts';
import { useStoryWords } from '../words/use-words.tsx';

interface DecisionPanelProps {
  decision: DecisionFact;
  /** Server clock, as are all instants. */
  endsAt: number;
  seats: readonly RosterSeat[];
  /** Of the own team. */
  captain: { name: string; own: boolean } | null;
  vote: OwnVote;
  onVote: (optionId: string) => void;
}

/** A decision rises over the lower third: large cards, a burning timer, lamps for who has voted. */
export function DecisionPanel({ decision, endsAt, seats, captain, vote, onVote }: DecisionPanelProps) {
  const { decision: words, host } = useStoryWords();
  const hold = useContext(HoldContext);
  const isPast = useIsPast(endsAt);
  const isOpen = !isPast || hold !== null;
  const { lead, question } = questionParts(decision.question);
  const voteState = voteWords(words, vote, decision.options.length);
  const held = host.holds(hold?.by ?? '');
  const heldWords = vote.state === 'none' ? `${held} ${host.mayChoose}` : `${voteState}. ${held}`;
  useOptionKeys(decision.options, isOpen, onVote);
  return (
    <section className={styles.panel} aria-labelledby="question">
      <div className={styles.head}>
        <div className={styles.ring}>
          <LanternRing endsAt={endsAt} totalMs={endsAt - decision.open_at} label={words.time} size={84} />
        </div>
        <div className={styles.words}>
          <p className={styles.title}>{decision.title}</p>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          <h1 id="question" className={styles.question}>
            {question}
          </h1>
        </div>
      </div>
      <fieldset className={styles.options} aria-labelledby="question" data-count={decision.options.length}>
        {decision.options.map((option, index) => {
          const chosen = vote.optionId === option.id;
          return (
            <button
              key={option.id}
              type="button"
              className={styles.option}
              data-state={chosen ? vote.state : undefined}
              aria-pressed={chosen}
              disabled={!isOpen}
              onClick={() => onVote(option.id)}
            >
              <span className={styles.key} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.label}>{option.label}</span>
              <span className={styles.detail}>{option.detail}</span>
            </button>
          );
        })}
      </fieldset>
      <div className={styles.foot}>
        <p role="status" data-state={vote.state} className={styles.state}>
          {hold ? heldWords : voteState}
        </p>
        <VoteLamps people={seats} voted={decision.voted} />
        <p className={styles.rule} aria-live="polite">
          {captain ? words.captainRule(captain.own ? null : captain.name) : words.tieRule}
        </p>
      </div>
    </section>
  );
}
