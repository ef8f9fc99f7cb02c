import { useMemo } from 'react';
import { listIn } from '#contract/words/formats.ts';
import { type Money, moneyTextsIn } from '../views/shared/money.ts';
import { type Times, timesIn } from '../views/shared/time/when.ts';
import { useLanguage } from './language.ts';

/** Times of sessions as the language of the page writes them. */
export const useTimes = (): Times => timesIn(useLanguage());

/** Amounts of money as the language of the page writes them. */
export const useMoney = (): Money => moneyTextsIn(useLanguage());

/** Names one after another as the language of the page lists them: `Ana, Ben and Cy`. */
export function useList(): (names: readonly string[]) => string {
  const language = useLanguage();
  return useMemo(() => listIn(language), [language]);
}
