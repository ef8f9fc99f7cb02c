import type { MailContent } from '../outbox.ts';
import { button, paragraph } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

const texts = {
  appAdded: {
    subject: 'An authenticator app was set up',
    text: 'Your account now has an authenticator app. Logging in with your password asks for a code from it.',
  },
  appRemoved: {
    subject: 'The authenticator app was turned off',
    text: 'Logging in to your account no longer asks for codes from your authenticator app.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    text: 'Your account has a new passkey. Together with your password it logs you in.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    text: 'One of the passkeys of your account was removed and no longer logs you in.',
  },
  codesRenewed: {
    subject: 'Your recovery codes were renewed',
    text: 'Your account has new recovery codes. The ones from before no longer work.',
  },
  allRemoved: {
    subject: 'Two-factor log-in was turned off',
    text: 'We turned two-factor log-in off for your account, as was asked of us. Authenticator app, passkeys and recovery codes no longer work; your password alone logs you in. Please set it up again.',
  },
} as const;

export type SecondFactorChange = keyof typeof texts;

/** Sent at each change of the second factor. */
export function secondFactorMail(mail: { publicUrl: string; change: SecondFactorChange }): MailContent {
  const { subject, text } = texts[mail.change];
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject,
    preheader: 'If this was you, there is nothing to do.',
    headline: subject,
    blocks: [
      paragraph(text),
      paragraph('If this wasn’t you, change your password and look at the devices that are logged in.'),
      button('Open my profile', `${mail.publicUrl}/dashboard/profile#second-factor`),
    ],
    footer: 'You receive this because the log-in of your account was changed.',
  });
}
