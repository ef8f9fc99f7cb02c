import type { ProgrammeRefusals } from '../../en/refusals/programmes.ts';
import { form, plural } from '../counts.ts';

/** In German. */
export const programmeRefusals: ProgrammeRefusals = {
  unknown: 'Dieses Programm gibt es nicht.',
  tooMany: (most) => `Eine Firma kann höchstens ${most} Programme haben.`,
  slotGone: 'Dieser Termin gehört nicht mehr zum Programm.',
  tooManySlots: (most) => `Ein Programm hat höchstens ${most} Termine.`,
  tooManySeats: (most) => `Eine Session dieser Geschichte hat ${most} Plätze.`,
  seatsTaken: (taken) =>
    `${plural(taken, 'Platz dieses Termins ist', 'Plätze dieses Termins sind')} belegt. Geben Sie mindestens ${taken} ein.`,
  slotInUse:
    'Für diesen Termin hat sich schon jemand angemeldet. Legen Sie ihn stattdessen mit einem anderen zusammen.',
  closesInPast: 'Wählen Sie einen Anmeldeschluss in der Zukunft.',
  noDomain: (text) => `„${text}“ ist keine Domain. Geben Sie eine wie example.com ein.`,
  noAddress: (text) => `„${text}“ ist keine E-Mail-Adresse.`,
  domainMissing: 'Geben Sie mindestens eine Domain ein.',
  addressMissing: 'Geben Sie mindestens eine E-Mail-Adresse ein.',
  tooManyDomains: (most) => `Geben Sie höchstens ${most} Domains ein.`,
  merge: {
    same: 'Wählen Sie einen anderen Termin zum Zusammenlegen.',
    doorsOpen: 'Zum Zusammenlegen ist es zu spät: Die Türen dieses Termins sind schon offen.',
    tooFewSeats: (free, needed) =>
      `Der andere Termin hat noch ${plural(free, 'freien Platz', 'freie Plätze')}, ${needed} ${form(needed, 'wird', 'werden')} gebraucht.`,
  },
  keptApart: {
    tooFew: 'Wählen Sie mindestens zwei Personen.',
    unknown: (text) =>
      `„${text}“ steht weder in Ihrer Personenliste noch auf der Anmeldeliste dieses Programms.`,
    tooMany: (most) => `Ein Programm kann höchstens ${most} Gruppen von Personen getrennt halten.`,
    gone: 'Diese Personen werden nicht mehr getrennt gehalten.',
  },
};
