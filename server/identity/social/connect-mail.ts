import { button, paragraph, small } from '../../mail/templates/mail-blocks.ts';
import { renderLetter } from '../../mail/templates/render-letter.ts';

/** Asks the owner of an account whether a social sign-in may open it; `link` is good once, for an hour. */
export function connectMail(mail: { publicUrl: string; provider: string; link: string }) {
  const { publicUrl, provider, link } = mail;
  return renderLetter({
    publicUrl,
    subject: `Connect ${provider} to your account`,
    preheader: `Only if it was you who logged in with ${provider}.`,
    headline: 'Was this you?',
    blocks: [
      paragraph(
        `Someone logged in with ${provider} using this email address. If that was you, connect it and log in again.`,
      ),
      button(`Connect ${provider}`, link),
      small('The link works once, for an hour.'),
    ],
    footer: 'If it was not you, do nothing: your account stays as it is.',
  });
}
