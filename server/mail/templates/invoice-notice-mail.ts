import type { MailContent } from '../outbox.ts';
import { type NotedOrder, orderNoticeLetter } from './order-notice-letter.ts';

/** Tells the operator that an order on invoice was placed: nothing but a person sees its money come. */
export function invoiceNoticeMail({
  publicUrl,
  due,
  isCredited,
  ...order
}: NotedOrder & {
  publicUrl: string;
  due: string;
  /** The credits could be used at once. */
  isCredited: boolean;
}): MailContent {
  const { number, company, companyId, total } = order;
  return orderNoticeLetter({
    publicUrl,
    order,
    subject: `Order on invoice ${number}: ${company}`,
    preheader: `${total}, due on ${due}`,
    headline: `${company} has ordered on invoice`,
    news: { label: 'Due', lines: [due] },
    text: isCredited
      ? 'This company is trusted: the credits have already been added.'
      : 'The credits are added once you confirm that the payment has arrived.',
    commands: [
      { label: 'When paid', lines: [`npm run orders -- paid ${number}`] },
      { label: 'If never paid', lines: [`npm run orders -- cancel ${number} --reason "Why"`] },
      isCredited
        ? { label: 'To stop trusting this company', lines: [`npm run orders -- trust ${companyId} --off`] }
        : { label: 'To trust them', lines: [`npm run orders -- trust ${companyId}`] },
      { label: 'All unpaid orders', lines: ['npm run orders -- list'] },
    ],
  });
}
