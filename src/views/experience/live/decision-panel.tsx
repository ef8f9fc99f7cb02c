import { useContext, useEffect, useEffectEvent } from 'react';
import type { DecisionFact, RosterSeat } from '#contract/messages/session-projection.ts';
import type { OwnVote } from '../../../machines/experience-playback/experience-selectors.ts';
import { HoldContext } from '../host/hold-context.ts';
import { LanternRing } from '../lantern-ring.tsx';
import styles from './decision-panel.module.css';
import { questionParts } from '#contract/words/question-parts.ts';
import { useIsPast } from '../use-server-time.ts';
import { VoteLamps } from './vote-lamps.tsx';
import { voteWords } from './vote-words.ts';
import { useWords } from '../../../words/use-words.tsx';
import { useFailureText } from '../../../words/failure-text.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Each option has the key of its number, except during typing. */
function useOptionKeys(
  options: readonly { id: string }[],
  active: boolean,
  onChoose: (optionId: string) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const option = options[Number(event.key) - 1];
    if (option) onChoose(option.id);
  });
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}

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

/** A decision covers the lower third: large cards, a burning timer, lamps for votes. */
export function DecisionPanel({ decision, endsAt, seats, captain, vote, onVote }: DecisionPanelProps) {
  const { decision: words, host } = useWords();
  const failureText = useFailureText();
  const hold = useContext(HoldContext);
  const isPast = useIsPast(endsAt);
  const isOpen = !isPast || hold !== null;
  const { lead, question } = questionParts(decision.question);
  const voteState = voteWords(words, vote, decision.options.length, failureText);
  const held = host.holds(hold?.by ?? '');
  const pausedText = vote.state === 'none' ? `${held} ${host.mayChoose}` : `${voteState}. ${held}`;
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
              {option.picture_url ? (
                <img src={option.picture_url} alt="" width={480} height={270} className={styles.picture} />
              ) : null}
              <span className={styles.label}>{option.label}</span>
              <span className={styles.detail}>{option.detail}</span>
            </button>
          );
        })}
      </fieldset>
      <div className={styles.foot}>
        <p role="status" data-state={vote.state} className={styles.state}>
          {hold ? pausedText : voteState}
        </p>
        <VoteLamps people={seats} voted={decision.voted} />
        <p className={styles.rule} aria-live="polite">
          {captain ? words.captainRule(captain.own ? null : captain.name) : words.tieRule}
        </p>
      </div>
    </section>
  );
}
