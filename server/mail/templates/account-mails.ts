import type { CompanyRole, MemberRole } from '#contract/rules/people/user-types.ts';
import { roleWords } from '#contract/words/role-words.ts';
import type { MailContent } from '../outbox.ts';
import { button, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

/** These mails contain no name: a sign-up may send any text to an address that is not the sender's. */
interface AccountMail {
  publicUrl: string;
  /** Absolute address of the one thing to do. */
  link: string;
}

interface RoleChange {
  publicUrl: string;
  company: string;
  role: CompanyRole;
}

/** Sent at registration and on request; `link` is good for an hour. */
export function verificationMail({ publicUrl, link }: AccountMail): MailContent {
  return renderLetter({
    publicUrl,
    subject: 'Confirm your email address',
    preheader: 'One click and your company account is ready.',
    headline: 'Welcome to Muster',
    blocks: [
      paragraph('Confirm that this is your email address. Then you can schedule your first session.'),
      button('Confirm my address', link),
      small('The link works for an hour. If it has expired, open it anyway: the page offers a new one.'),
    ],
    footer:
      'You receive this because somebody signed up with this address. If that wasn’t you, you can ignore this email.',
  });
}

/** `link` is good once, for an hour. */
export function passwordResetMail({ publicUrl, link }: AccountMail): MailContent {
  return renderLetter({
    publicUrl,
    subject: 'Choose a new password',
    preheader: 'The link works once, for an hour.',
    headline: 'Reset your password',
    blocks: [
      paragraph('Choose a new password for your account here.'),
      button('Choose a new password', link),
      small('The link works once and expires after an hour. All your other devices will be logged out.'),
    ],
    footer:
      'You receive this because somebody asked for a new password. If it was not you, your password stays as it is.',
  });
}

/** Sent to a person who is invited to join a company; `link` is good for seven days. */
export function adminInvitationMail(mail: {
  publicUrl: string;
  inviter: string;
  company: string;
  role: MemberRole;
  link: string;
}): MailContent {
  const { noun, can, invites } = roleWords[mail.role];
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: `${mail.inviter} invites you ${invites} ${mail.company}`,
    preheader: 'Accept within seven days.',
    headline: `Join ${mail.company}`,
    blocks: [
      paragraph(`${mail.inviter} invites you to join ${mail.company} as ${noun}. You can then ${can}.`),
      button('See the invitation', mail.link),
      small('The invitation is valid for seven days and only for this email address.'),
    ],
    footer: `You receive this because ${mail.inviter} entered your address.`,
  });
}

/** To somebody whose role in the company has changed. */
export function roleChangedMail({ publicUrl, company, role }: RoleChange): MailContent {
  const { noun, can } = roleWords[role];
  const headline = `You are ${noun} of ${company}`;
  return renderLetter({
    publicUrl,
    subject: headline,
    preheader: `You can ${can}.`,
    headline,
    blocks: [
      paragraph(`An owner of ${company} has changed your role. You can now ${can}.`),
      button('Open the dashboard', `${publicUrl}/dashboard`),
      small('If you didn’t expect this, ask an owner of your company.'),
    ],
    footer: `You receive this because you have an account at ${company}.`,
  });
}

/** Tells an address that was given in the contact form that a message arrived; nothing of what its sender wrote. */
export function contactAcknowledgementMail(mail: { publicUrl: string }): MailContent {
  return renderLetter({
    publicUrl: mail.publicUrl,
    subject: 'We have your message',
    preheader: 'We usually reply within one working day.',
    headline: 'Your message has arrived',
    blocks: [paragraph('Thank you for writing. We usually reply within one working day.')],
    footer: 'You receive this because this address was given in our contact form.',
  });
}

/** Tells the operator what somebody wrote through the contact form. */
export function contactNoticeMail(mail: {
  publicUrl: string;
  name: string;
  email: string;
  topic: string;
  message: string;
  sessionId: string | undefined;
}): MailContent {
  const { name, email, topic, message, sessionId } = mail;
  return renderLetter({
    verbatim: true,
    publicUrl: mail.publicUrl,
    subject: `Contact form, ${topic}: ${name}`,
    preheader: message.slice(0, 120),
    headline: `${name} wrote to us`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: 'From', lines: [name, email] },
          { label: 'Topic', lines: [topic] },
          ...(sessionId ? [{ label: 'Session', lines: [sessionId] }] : []),
        ],
      },
      { kind: 'quote', text: message },
    ],
    footer:
      'You receive this because this address is the CONTACT_EMAIL of the server. Reply to the address above.',
  });
}
