import type { MailContent } from '../outbox.ts';
import { button, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

interface OrganiserMail {
  publicUrl: string;
  firstName: string;
  title: string;
  /** The session's page on the dashboard. */
  link: string;
}

const footer = (title: string) => `You receive this because you planned ${title}.`;

export function sessionResultsMail({ publicUrl, firstName, title, link }: OrganiserMail): MailContent {
  return renderLetter({
    publicUrl,
    subject: `Results: ${title}`,
    preheader: 'Scores, decisions and collaboration, team by team.',
    headline: 'Your team has played',
    blocks: [
      paragraph(`${firstName}, ${title} is over. The scorecard of every team is on your dashboard.`),
      button('See the results', link),
    ],
    footer: footer(title),
  });
}

export type FailureReason = 'not-held' | 'nobody-came' | 'missed';

const reasons: Record<FailureReason, string> = {
  'not-held': 'A fault on our side kept it from reaching its end.',
  'nobody-came': 'Nobody had come in 15 minutes after the start.',
  missed: 'The service was not running when it should have started.',
};

export function sessionFailedMail(
  mail: OrganiserMail & { reason: FailureReason; credits: number },
): MailContent {
  const returned = mail.credits === 1 ? 'One credit is' : `${mail.credits} credits are`;
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: `Could not be held: ${mail.title}`,
    preheader: `${returned} back on your account.`,
    headline: 'The session could not be held',
    blocks: [
      paragraph(`${mail.firstName}, ${mail.title} could not be held. ${reasons[mail.reason]}`),
      ...(mail.credits > 0
        ? [paragraph(`${returned} back on your account. There is nothing to ask for.`)]
        : []),
      button('Open the session', mail.link),
      small('Plan it again whenever it suits your team.'),
    ],
    footer: footer(mail.title),
  });
}
