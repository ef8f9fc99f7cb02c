import type { ProgrammeRefusals } from '../../en/refusals/programmes.ts';
import { form, plural } from '../counts.ts';
import { programmes } from '../organiser/sessions/programmes.ts';

const { problems, apart } = programmes;

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
  noAddress: problems.noAddress,
  domainMissing: problems.domains,
  addressMissing: problems.addresses,
  tooManyDomains: problems.domainsAtMost,
  merge: {
    same: 'Wählen Sie einen anderen Termin zum Zusammenlegen.',
    doorsOpen: 'Zum Zusammenlegen ist es zu spät: Die Türen dieses Termins sind schon offen.',
    tooFewSeats: (free, needed) =>
      `Der andere Termin hat noch ${plural(free, 'freien Platz', 'freie Plätze')}, ${needed} ${form(needed, 'wird', 'werden')} gebraucht.`,
  },
  keptApart: {
    tooFew: apart.tooFew,
    unknown: (text) =>
      `„${text}“ steht weder in Ihrer Personenliste noch auf der Anmeldeliste dieses Programms.`,
    tooMany: (most) => `Ein Programm kann höchstens ${most} Gruppen von Personen getrennt halten.`,
    gone: 'Diese Personen werden nicht mehr getrennt gehalten.',
  },
};
