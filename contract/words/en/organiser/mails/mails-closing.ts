import { plural } from '../../counts.ts';

/** What the last mails of an account say. */
export const closingMails = {
  closed: {
    subject: 'Your account is closed',
    preheader: 'What we erased, and what the law requires us to keep.',
    own: 'Your name, email address and log-in have been erased. Any sessions you scheduled go ahead.',
    company: (company: string) =>
      `The account of ${company} is closed. Upcoming sessions were cancelled and their guests informed by email. The names and email addresses of organisers and guests have been erased.`,
    credits: (unused: number) =>
      unused === 0
        ? 'You had no credits left.'
        : `${plural(unused, 'unused credit was', 'unused credits were')} left. Credits bought in the last twelve months are refunded to the original payment method.`,
    refunds: 'Refunds',
    noRefunds: 'none',
    refund: {
      card: (order: string, amount: string, credits: number) =>
        `${order}: ${amount} for ${plural(credits, 'credit', 'credits')}, to the card`,
      invoice: (order: string, amount: string, credits: number) =>
        `${order}: ${amount} for ${plural(credits, 'credit', 'credits')}, by bank transfer`,
    },
    kept: 'Orders, invoices and the credit history are kept for as long as tax law requires.',
    why: 'You receive this because this account was closed from its profile page.',
  },
  accessEnded: {
    subject: (company: string) => `You no longer have access to ${company}`,
    preheader: 'The company owner has removed your account.',
    text: (company: string) =>
      `The owner of ${company} has removed your account. You are logged out on every device, and your phone, password and connected accounts have been erased. Any sessions you scheduled go ahead.`,
    mistake: 'If that was a mistake, ask them: a new invitation brings you back.',
    why: (company: string) => `You receive this because you had an account at ${company}.`,
  },
};

export type ClosingMailWords = typeof closingMails;
