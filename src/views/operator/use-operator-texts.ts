import { moneyIn } from '#contract/words/formats.ts';
import { shortMomentText } from '#contract/words/moments.ts';
import { useHomeTimezone } from '../../react/use-home-timezone.ts';
import { useLanguage } from '../../words/language.ts';

/** Times (ISO or Unix ms) and amounts in the language of the page and the zone of the user. */
export function useOperatorTexts() {
  const language = useLanguage();
  const zone = useHomeTimezone();
  return {
    when: (at: string | number) => shortMomentText(new Date(at).getTime(), zone, language),
    money: moneyIn(language),
  };
}
