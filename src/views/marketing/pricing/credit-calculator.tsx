import type { PricingWords } from '#contract/words/en/site/pricing.ts';
import { credits } from '#contract/rules/business-constants.ts';
import type { CreditPack } from '#contract/rules/money/credit-packs.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import styles from './credit-calculator.module.css';
import { sessionsFor } from '#contract/rules/sessions/session-size.ts';
import { hourStory } from '../story/hour-story.ts';
import { planCredits } from './credit-plan.ts';
import { usePackName } from '../../../words/pack-names.ts';
import { usePricingWords } from '../../../words/site/pricing-words.ts';
import { useMoney } from '../../../words/use-texts.ts';

const most = { people: 1000, sessions: 100 } as const;

function bounded(value: string, limit: number) {
  const number = Math.floor(Number(value));
  return Number.isFinite(number) ? Math.min(limit, Math.max(1, number)) : 1;
}

/** What a gathering of so many people is, by the largest story. */
function sizeRule(people: number, words: PricingWords['calculator']): string {
  const largest = hourStory.players.max;
  if (people <= largest) return words.oneSession(credits.seatsPerCredit, largest);
  const { sessions } = sessionsFor(people, largest);
  return words.severalSessions(people, sessions, largest);
}

/** People and sessions in, credits and the cheapest packs out. */
export function CreditCalculator({ packs: sold }: { packs: readonly CreditPack[] }) {
  const { calculator: words } = usePricingWords();
  const packName = usePackName();
  const { price } = useMoney();
  const fields = useForm({ initialValues: { people: '24', sessions: '4' } });
  const people = bounded(fields.values.people, most.people);
  const sessions = bounded(fields.values.sessions, most.sessions);
  const plan = planCredits(people, sessions, sold);
  const packs = plan.lines.map(({ quantity, pack }) => words.line(quantity, packName(pack.name))).join(', ');
  const spare = plan.bought - plan.credits;
  return (
    <div className={styles.calculator}>
      <div className={styles.questions}>
        <h2 id="calculator-title">{words.title}</h2>
        <div className={styles.fields}>
          <TextInput
            label={words.people}
            {...fields.getInputProps('people')}
            onBlur={() => fields.setFieldValue('people', String(people))}
            type="number"
            min={1}
            max={most.people}
          />
          <TextInput
            label={words.sessions}
            {...fields.getInputProps('sessions')}
            onBlur={() => fields.setFieldValue('sessions', String(sessions))}
            type="number"
            min={1}
            max={most.sessions}
          />
        </div>
        <p className={styles.rule}>{sizeRule(people, words)}</p>
      </div>
      <output className={styles.answer}>
        <span className={styles.credits}>{plan.credits}</span>
        <span className={styles.unit}>{words.unit(plan.credits)}</span>
        <span className={styles.total}>
          {words.total(price(plan.total_minor, sold[0]?.currency ?? 'EUR'), packs)}
        </span>
        {spare > 0 ? <span className={styles.spare}>{words.spare(spare)}</span> : null}
      </output>
    </div>
  );
}
