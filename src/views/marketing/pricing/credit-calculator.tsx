import { form } from '#contract/words/en/counts.ts';
import { credits } from '#contract/rules/business-constants.ts';
import type { CreditPack } from '#contract/rules/money/credit-packs.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import styles from './credit-calculator.module.css';
import { sessionsFor } from '#contract/rules/sessions/session-size.ts';
import { hourStory } from '../story/hour-story.ts';
import { planCredits } from './credit-plan.ts';
import { priceText } from '../../shared/money.ts';

const most = { people: 1000, sessions: 100 } as const;

function bounded(value: string, limit: number) {
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
  const fields = useForm({ initialValues: { people: '24', sessions: '4' } });
  const people = bounded(fields.values.people, most.people);
  const sessions = bounded(fields.values.sessions, most.sessions);
  const plan = planCredits(people, sessions, sold);
  const packs = plan.lines.map((line) => `${line.quantity} × ${line.pack.name.toLowerCase()}`).join(', ');
  const spare = plan.bought - plan.credits;
  return (
    <div className={styles.calculator}>
      <div className={styles.questions}>
        <h2 id="calculator-title">Calculate your price</h2>
        <div className={styles.fields}>
          <TextInput
            label="People who play"
            {...fields.getInputProps('people')}
            onBlur={() => fields.setFieldValue('people', String(people))}
            type="number"
            min={1}
            max={most.people}
          />
          <TextInput
            label="Times a year"
            {...fields.getInputProps('sessions')}
            onBlur={() => fields.setFieldValue('sessions', String(sessions))}
            type="number"
            min={1}
            max={most.sessions}
          />
        </div>
        <p className={styles.rule}>{sizeRule(people)}</p>
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
