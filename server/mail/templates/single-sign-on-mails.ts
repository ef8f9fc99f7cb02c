import type { MailContent } from '../outbox.ts';
import { button, paragraph } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

/** Tells an owner that the proof of a domain is gone. */
export function domainLostMail({ publicUrl, domain }: { publicUrl: string; domain: string }): MailContent {
  return renderLetter({
    publicUrl,
    subject: `Single sign-on is off for ${domain}`,
    preheader: 'We no longer find the proof that the domain is yours.',
    headline: `Single sign-on is off for ${domain}`,
    blocks: [
      paragraph(
        `We looked three times and no longer find the TXT record or the file that proves that ${domain} is yours. Until it is back, people at ${domain} log in with their password.`,
      ),
      paragraph('Put the record back, then check the domain again.'),
      button('Open single sign-on', `${publicUrl}/dashboard/single-sign-on`),
    ],
    footer: 'You receive this because you own your company’s account.',
  });
}
