import type { PeopleRefusals } from '../../en/refusals/people.ts';
import { formRules } from '../organiser/form-rules.ts';
import { draftProblems } from '../organiser/sessions/draft-problems.ts';

/** In German. */
export const peopleRefusals: PeopleRefusals = {
  line: {
    name: draftProblems.title.address,
    address: (why) => (why ? `keine gültige E-Mail-Adresse: ${why}` : 'keine gültige E-Mail-Adresse'),
    addressFaults: formRules.addressFaults,
  },
  tooManyTags: (most) => `Eine Person hat höchstens ${most} Schlagwörter.`,
  tooManySeats: (most) => `Eine Session hat höchstens ${most} Plätze.`,
  addressTaken: (name) => `Diese Adresse gehört schon zu ${name}.`,
  inSession: {
    readdress: (name) =>
      `${name} ist gerade in einer Session. Ändern Sie die Adresse, sobald die Session beendet ist.`,
    remove: (name) =>
      `${name} ist gerade in einer Session. Entfernen Sie die Person, sobald die Session beendet ist.`,
    merge: (name) =>
      `${name} ist gerade in einer Session. Führen Sie die Einträge zusammen, sobald die Session beendet ist.`,
  },
  sameEntry: 'Wählen Sie einen anderen Eintrag.',
  bothPlayed: 'Beide Einträge haben in derselben Session gespielt, sie stehen also für zwei Personen.',
};
