import { useState } from 'react';
import { credits } from '#contract/rules/business-constants.ts';
import type { CreditPack } from '#contract/rules/credit-packs.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import styles from './credit-calculator.module.css';
import { planCredits } from './credit-plan.ts';
import { priceText } from '../../shared/money.ts';

const most = { people: 1000, sessions: 100 } as const;

function bounded(value: string | number, limit: number) {
  const number = Math.floor(Number(value));
  return Number.isFinite(number) ? Math.min(limit, Math.max(1, number)) : 1;
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
        <h2 id="calculator-title">Work out yours</h2>
        <div className={styles.fields}>
          <TextInput
            label="People in a session"
            value={people}
            onChange={({ currentTarget }) => setPeople(currentTarget.value)}
            onBlur={() => setPeople(bounded(people, most.people))}
            type="number"
            min={1}
            max={most.people}
          />
          <TextInput
            label="Sessions in a year"
            value={sessions}
            onChange={({ currentTarget }) => setSessions(currentTarget.value)}
            onBlur={() => setSessions(bounded(sessions, most.sessions))}
            type="number"
            min={1}
            max={most.sessions}
          />
        </div>
        <p
          className={styles.rule}
        >{`A larger session takes one credit for every ${credits.seatsPerCredit} people, the last ones counted whole.`}</p>
      </div>
      <output className={styles.answer}>
        <span className={styles.credits}>{plan.credits}</span>
        <span className={styles.unit}>{plan.credits === 1 ? 'credit' : 'credits'}</span>
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
