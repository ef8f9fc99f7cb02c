import { form } from '#contract/words/en/counts.ts';
import { useState } from 'react';
import { credits } from '#contract/rules/business-constants.ts';
import type { CreditPack } from '#contract/rules/money/credit-packs.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import styles from './credit-calculator.module.css';
import { sessionsFor } from '#contract/rules/sessions/session-size.ts';
import { hourStory } from '../story/hour-story.ts';
import { planCredits } from './credit-plan.ts';
import { priceText } from '../../shared/money.ts';

const most = { people: 1000, sessions: 100 } as const;

function bounded(value: string | number, limit: number) {
  const number = Math.floor(Number(value));
  return Number.isFinite(number) ? Math.min(limit, Math.max(1, number)) : 1;
}

/** What a gathering of so many people is, by the largest story. */
function sizeRule(people: number): string {
  const largest = hourStory.players.max;
  if (people <= largest)
    return `One credit per ${credits.seatsPerCredit} people, rounded up. A session has room for up to ${largest}.`;
  const { sessions } = sessionsFor(people, largest);
  return `${people} people are ${sessions} sessions of up to ${largest}, at the same time. Each team stays together.`;
}

/** People and sessions in, credits and the cheapest packs out. */
export function CreditCalculator({ packs: sold }: { packs: readonly CreditPack[] }) {
  const [people, setPeople] = useState<string | number>(24);
  const [sessions, setSessions] = useState<string | number>(4);
  const plan = planCredits(bounded(people, most.people), bounded(sessions, most.sessions), sold);
  const packs = plan.lines.map((line) => `${line.quantity} × ${line.pack.name.toLowerCase()}`).join(', ');
  const spare = plan.bought - plan.credits;
  return (
    <div className={styles.calculator}>
      <div className={styles.questions}>
        <h2 id="calculator-title">Calculate your price</h2>
        <div className={styles.fields}>
          <TextInput
            label="People who play"
            value={people}
            onChange={({ currentTarget }) => setPeople(currentTarget.value)}
            onBlur={() => setPeople(bounded(people, most.people))}
            type="number"
            min={1}
            max={most.people}
          />
          <TextInput
            label="Times a year"
            value={sessions}
            onChange={({ currentTarget }) => setSessions(currentTarget.value)}
            onBlur={() => setSessions(bounded(sessions, most.sessions))}
            type="number"
            min={1}
            max={most.sessions}
          />
        </div>
        <p className={styles.rule}>{sizeRule(bounded(people, most.people))}</p>
      </div>
      <output className={styles.answer}>
        <span className={styles.credits}>{plan.credits}</span>
        <span className={styles.unit}>{form(plan.credits, 'credit', 'credits')}</span>
        <span
          className={styles.total}
        >{`${priceText(plan.total_minor, sold[0]?.currency ?? 'EUR')} with ${packs}`}</span>
        {spare > 0 ? (
          <span className={styles.spare}>{`That leaves ${spare} to spare, and is still the cheapest.`}</span>
        ) : null}
      </output>
    </div>
  );
}
