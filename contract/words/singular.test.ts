import { expect, test } from 'vitest';
import { profile as germanProfile } from './de/organiser/account/profile.ts';
import { checkout as germanCheckout } from './de/organiser/money/checkout.ts';
import { credits as germanCredits } from './de/organiser/money/credits.ts';
import { ledgerReasons as germanReasons } from './de/organiser/money/ledger-reasons.ts';
import { createSession as germanCreate } from './de/organiser/sessions/create-session.ts';
import { programmes as germanProgrammes } from './de/organiser/sessions/programmes.ts';
import { sessionPeople as germanPeople } from './de/organiser/sessions/session-people.ts';
import { sessionResults as germanResults } from './de/organiser/sessions/session-results.ts';
import { sessions as germanSessions } from './de/organiser/sessions/sessions.ts';
import { programmeRefusals as germanRefusals } from './de/refusals/programmes.ts';
import { validation as germanValidation } from './de/refusals/validation.ts';
import { profile } from './en/organiser/account/profile.ts';
import { checkout } from './en/organiser/money/checkout.ts';
import { credits } from './en/organiser/money/credits.ts';
import { ledgerReasons } from './en/organiser/money/ledger-reasons.ts';
import { createSession } from './en/organiser/sessions/create-session.ts';
import { programmes } from './en/organiser/sessions/programmes.ts';
import { sessionPeople } from './en/organiser/sessions/session-people.ts';
import { sessionResults } from './en/organiser/sessions/session-results.ts';
import { sessions } from './en/organiser/sessions/sessions.ts';
import { programmeRefusals } from './en/refusals/programmes.ts';
import { validation } from './en/refusals/validation.ts';

test.each([
  [ledgerReasons.seats('Quiz', 1), germanReasons.seats('Quiz', 1), 'Quiz: 1 seat', 'Quiz: 1 Platz'],
  [
    programmeRefusals.merge.tooFewSeats(1, 1),
    germanRefusals.merge.tooFewSeats(1, 1),
    'The other session has 1 free seat, and 1 is needed.',
    'Der andere Termin hat noch 1 freien Platz, 1 wird gebraucht.',
  ],
  [
    programmeRefusals.seatsTaken(1),
    germanRefusals.seatsTaken(1),
    '1 seat of this session is taken. Enter 1 or more.',
    '1 Platz dieses Termins ist belegt. Geben Sie mindestens 1 ein.',
  ],
  [programmes.plan.total(1, 1), germanProgrammes.plan.total(1, 1), '1 session, 1 seat', '1 Termin, 1 Platz'],
  [
    programmes.seatsDialog.tooFew(1),
    germanProgrammes.seatsDialog.tooFew(1),
    '1 seat is taken. Enter 1 or more.',
    '1 Platz ist belegt. Geben Sie mindestens 1 ein.',
  ],
  [
    programmes.mergeDialog.target('Monday', 0, 1),
    germanProgrammes.mergeDialog.target('Montag', 0, 1),
    'Monday (0 of 1 seat taken)',
    'Montag (0 von 1 belegt)',
  ],
  [
    validation.tooMany('people', 1),
    germanValidation.tooMany('people', 1),
    'The people field must not have more than 1 item.',
    'Das Feld „people“ darf höchstens 1 Eintrag haben.',
  ],
  [
    sessionResults.attendance.came(1, 3, 1),
    germanResults.attendance.came(1, 3, 1),
    '1 of 3 was there, together 1 minute.',
    '1 von 3 war da, zusammen 1 Minute.',
  ],
  [
    sessionResults.ratings.pages.more(1),
    germanResults.ratings.pages.more(1),
    'Show 1 more',
    '1 weiteren anzeigen',
  ],
  [sessionPeople.list.pages.more(1), germanPeople.list.pages.more(1), 'Show 1 more', '1 weiteren anzeigen'],
  [
    createSession.review.parts(1, 1, 1),
    germanCreate.review.parts(1, 1, 1),
    '1 person in 1 team',
    '1 Person in 1 Team',
  ],
  [sessions.archive.all(1), germanSessions.archive.all(1), 'Select 1 session', '1 Session auswählen'],
  [
    profile.closing.noneRefunded(1),
    germanProfile.closing.noneRefunded(1),
    'You have 1 unused credit. It wasn’t bought in the last twelve months, so there’s nothing to refund.',
    'Sie haben 1 ungenutzten Credit. In den letzten zwölf Monaten wurde davon nichts gekauft, daher gibt es nichts zurückzuzahlen.',
  ],
  [
    checkout.summary.nextInvoiceAtOnce(1),
    germanCheckout.summary.nextInvoiceAtOnce(1),
    'We’ll email the invoice, due in 1 day. You can use the credits at once.',
    'Die Rechnung kommt per E-Mail und ist in einem Tag fällig. Ihre Credits sind sofort verfügbar.',
  ],
])('one of a thing is singular: %s · %s', (english, german, expectedEnglish, expectedGerman) =>
  expect([english, german]).toEqual([expectedEnglish, expectedGerman]),
);

test('one credit that can be refunded is singular', () => {
  expect(credits.refund.rule(1, '1 May')).toContain(
    '1 credit of this order can be refunded until 1 May, as long as it is unused.',
  );
  expect(germanCredits.refund.rule(1, '1. Mai')).toContain('solange er ungenutzt ist.');
});
