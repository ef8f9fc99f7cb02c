import { namedPaper, type OrderPaper } from '#contract/words/order-papers.ts';
import { orderPaperWordsIn } from '../words/organiser-words.ts';
import type { OrderRow } from './order-answer.ts';

/** In the language of the order, for instance `credit-note-MU-CN-2026-00001.pdf`. */
export const paperFileName = (
  { payment, language }: Pick<OrderRow, 'payment' | 'language'>,
  paper: OrderPaper,
  number: string | null,
): string => `${orderPaperWordsIn(language).files[namedPaper(payment, paper)]}-${number}.pdf`;
