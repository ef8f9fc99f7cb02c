import type { MailContent } from '../outbox.ts';
import { button, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

interface AddressChangeMail {
  publicUrl: string;
  /** Which of the two addresses this mail goes to. */
  proves: 'current' | 'new';
  current: string;
  email: string;
  link: string;
}

/** One of two, good for a day: the address changes once both were confirmed. */
export function addressChangeMail({
  publicUrl,
  proves,
  current,
  email,
  link,
}: AddressChangeMail): MailContent {
  const isNew = proves === 'new';
  return renderLetter({
    publicUrl,
    subject: isNew ? 'Confirm your new address' : 'Confirm that your address changes',
    preheader: 'The link works for 24 hours.',
    headline: isNew ? 'Is this your new address?' : 'Change your address?',
    blocks: [
      paragraph(
        isNew
          ? `Your Muster account has the address ${current}. Confirm here that you want to log in with ${email} instead.`
          : `Somebody who is logged in to your Muster account wants to log in with ${email} from now on. Confirm here that this is you.`,
      ),
      button('Confirm the change', link),
      small(
        isNew
          ? 'The address changes once you have confirmed the email to your present address as well.'
          : 'The address changes once you have confirmed the email to the new address as well. If this wasn’t you, don’t confirm, and change your password.',
      ),
    ],
    footer: isNew
      ? 'You receive this because somebody entered this address as their new one. If that wasn’t you, you can ignore this email.'
      : 'You receive this because your account’s address is to change.',
  });
}
