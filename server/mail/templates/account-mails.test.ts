import { expect, test } from 'vitest';
import { companyRoles, memberRoles } from '#contract/rules/people/user-types.ts';
import { connectMail } from '../../identity/social/connect-mail.ts';
import type { MailContent } from '../outbox.ts';
import {
  adminInvitationMail,
  contactAcknowledgementMail,
  passwordResetMail,
  roleChangedMail,
  verificationMail,
} from './account-mails.ts';
import { addressChangeMail } from './address-change-mail.ts';
import { accessEndedMail, accountClosedMail } from './closing-mails.ts';
import { assignedMail, facilitatorCancelledMail, facilitatorMovedMail } from './facilitator-mails.ts';
import { absencesMail, sessionResultsMail, undeliveredMail } from './organiser-mails.ts';
import { secondFactorMail } from './second-factor-mail.ts';
import { domainLostMail } from './single-sign-on-mails.ts';

const publicUrl = 'https://muster.example';
const link = `${publicUrl}/link`;
const company = 'Wren';
const session = {
  publicUrl,
  link,
  firstName: 'Rosa',
  title: 'Otters',
  startsAt: Date.UTC(2027, 2, 1, 16),
  timezoneId: 'Europe/Lisbon',
  isOwnersInstead: false,
};
const organiser = 'Olga';

/** Every mail to somebody with an account, by what it tells. */
const mailsIn = (language: 'en' | 'de'): Record<string, MailContent> => ({
  verification: verificationMail({ language, publicUrl, link }),
  passwordReset: passwordResetMail({ language, publicUrl, link }),
  connect: connectMail({ language, publicUrl, provider: 'LinkedIn', link }),
  contact: contactAcknowledgementMail({ language, publicUrl }),
  ...Object.fromEntries(
    memberRoles.map((role) => [
      `invitation ${role}`,
      adminInvitationMail({ language, publicUrl, inviter: organiser, company, role, link }),
    ]),
  ),
  ...Object.fromEntries(
    companyRoles.map((role) => [`role ${role}`, roleChangedMail({ language, publicUrl, company, role })]),
  ),
  ...Object.fromEntries(
    (['current', 'new'] as const).map((proves) => [
      `address ${proves}`,
      addressChangeMail({ language, publicUrl, proves, current: 'a@b.example', email: 'c@d.example', link }),
    ]),
  ),
  closed: accountClosedMail({ language, publicUrl, company, unused: 2, repaid: ['MU-1'] }),
  closedOwn: accountClosedMail({ language, publicUrl, company: null, unused: 0, repaid: [] }),
  accessEnded: accessEndedMail({ language, publicUrl, company }),
  secondFactor: secondFactorMail({ language, publicUrl, change: 'passkeyAdded' }),
  domainLost: domainLostMail({ language, publicUrl, domain: 'wren.example' }),
  assigned: assignedMail({ ...session, language, organiser }),
  moved: facilitatorMovedMail({ ...session, language }),
  cancelled: facilitatorCancelledMail({ ...session, language }, 'cancelled'),
  missed: facilitatorCancelledMail({ ...session, language }, 'missed'),
  results: sessionResultsMail({ ...session, language }),
  undelivered: undeliveredMail({ ...session, language, people: ['Ana', 'Ben'] }),
  absences: absencesMail({ ...session, language, absent: ['Ana'], back: [], expected: 1, invited: 2 }),
});

const english = mailsIn('en');

test.each(Object.entries(mailsIn('de')))(
  '%s in German has no line in English',
  (kind, { subject, html, text }) => {
    const plain = text.replaceAll('\u2060', '');
    expect(subject).not.toBe(english[kind]?.subject);
    expect(html).toContain('<html lang="de">');
    expect(plain).not.toMatch(/\b(?:the|your|you|and|with|Privacy)\b/);
    expect(plain).not.toMatch(/\b(?:du|dein|deine|dich|euch|ihr)\b/);
  },
);

test.each(Object.entries(english))('%s in English says so', (_, { html }) => {
  expect(html).toContain('<html lang="en">');
});

test('an invitation in German names the role and what it may do', () => {
  const { subject, text } = mailsIn('de')['invitation 5'] ?? {};
  expect(subject).toBe('Olga lädt Sie für die Moderation zu Wren ein');
  expect(text).toContain('Sie können dann zugewiesene Sessions durchführen.');
  expect(english['invitation 5']?.subject).toBe('Olga invites you to run sessions for Wren');
});

test('refunded credits are formatted in German', () => {
  expect(mailsIn('de').closed?.text).toContain('Sie hatten noch 2 ungenutzte Credits.');
  expect(mailsIn('de').closedOwn?.text).toContain('Ihr Name, Ihre E-Mail-Adresse');
});
