import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { CompanyRole, MemberRole } from '#contract/rules/people/user-types.ts';
import { accountMailWordsIn } from '../../words/organiser-words.ts';
import type { MailContent } from '../outbox.ts';
import { button, paragraph, small } from './mail-blocks.ts';
import { renderLetter } from './render-letter.ts';

/** These mails contain no name: a sign-up may send any text to an address that is not the sender's. */
interface AccountMail {
  language: SpokenLanguage;
  publicUrl: string;
  /** Absolute address of the one thing to do. */
  link: string;
}

interface RoleChange {
  language: SpokenLanguage;
  publicUrl: string;
  company: string;
  role: CompanyRole;
}

/** Sent at registration and on request; `link` is good for an hour. */
export function verificationMail({ language, publicUrl, link }: AccountMail): MailContent {
  const { subject, preheader, headline, ...words } = accountMailWordsIn(language).verification;
  return renderLetter({
    language,
    publicUrl,
    subject,
    preheader,
    headline,
    blocks: [paragraph(words.text), button(words.button, link), small(words.lifetime)],
    footer: words.why,
  });
}

/** `link` is good once, for an hour. */
export function passwordResetMail({ language, publicUrl, link }: AccountMail): MailContent {
  const { subject, preheader, headline, ...words } = accountMailWordsIn(language).passwordReset;
  return renderLetter({
    language,
    publicUrl,
    subject,
    preheader,
    headline,
    blocks: [paragraph(words.text), button(words.button, link), small(words.lifetime)],
    footer: words.why,
  });
}

/** Sent to a person who is invited to join a company; `link` is good for seven days. */
export function adminInvitationMail(mail: {
  /** The inviter's: the person has no account yet. */
  language: SpokenLanguage;
  publicUrl: string;
  inviter: string;
  company: string;
  role: MemberRole;
  link: string;
}): MailContent {
  const { language, publicUrl, inviter, company } = mail;
  const { invitation, roles } = accountMailWordsIn(language);
  const { subject, text } = roles[mail.role].invited;
  return renderLetter({
    language,
    publicUrl,
    subject: subject(inviter, company),
    preheader: invitation.preheader,
    headline: invitation.headline(company),
    blocks: [
      paragraph(text(inviter, company)),
      button(invitation.button, mail.link),
      small(invitation.lifetime),
    ],
    footer: invitation.why(inviter),
  });
}

/** To somebody whose role in the company has changed. */
export function roleChangedMail({ language, publicUrl, company, role }: RoleChange): MailContent {
  const { roleChanged, roles } = accountMailWordsIn(language);
  const { changed } = roles[role];
  return renderLetter({
    language,
    publicUrl,
    subject: changed.headline(company),
    preheader: changed.preheader,
    headline: changed.headline(company),
    blocks: [
      paragraph(changed.text(company)),
      button(roleChanged.button, `${publicUrl}/dashboard`),
      small(roleChanged.unexpected),
    ],
    footer: roleChanged.why(company),
  });
}

/** Tells an address that was given in the contact form that a message arrived; nothing of what its sender wrote. */
export function contactAcknowledgementMail(mail: {
  language: SpokenLanguage;
  publicUrl: string;
}): MailContent {
  const { language, publicUrl } = mail;
  const { subject, preheader, headline, text, why } = accountMailWordsIn(language).contact;
  return renderLetter({
    language,
    publicUrl,
    subject,
    preheader,
    headline,
    blocks: [paragraph(text)],
    footer: why,
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
