import { creditsText } from '#contract/words/credits-text.ts';
import type { MailContent } from '../outbox.ts';
import { type NotedOrder, orderNoticeLetter } from './order-notice-letter.ts';

/** Tells the operator that an owner asks for a refund, with both answers. */
export function refundNoticeMail({
  publicUrl,
  credits,
  reason,
  ...order
}: NotedOrder & { publicUrl: string; credits: number; reason: string }): MailContent {
  const { number, company } = order;
  return orderNoticeLetter({
    publicUrl,
    order,
    subject: `Refund requested for ${number}: ${company}`,
    preheader: `${creditsText(credits)}: ${reason}`,
    headline: `${company} asks for a refund`,
    news: { label: 'Asked for', lines: [creditsText(credits), reason] },
    text: 'We email your answer to the owner, who also sees it beside the order.',
    isOnline: true,
    commands: [
      { label: 'To refund', lines: [`npm run muster -- order refund ${number} ${credits} --reason "Why"`] },
      { label: 'To decline', lines: [`npm run muster -- order decline ${number} --reason "Why"`] },
      { label: 'All open requests', lines: ['npm run muster -- order requests'] },
    ],
  });
}
