import type { ValidationRefusals } from '../../en/refusals/validation.ts';
import { plural } from '../counts.ts';
import { company } from '../organiser/account/company.ts';
import { formRules } from '../organiser/form-rules.ts';
import { fieldName } from './field-name.ts';

const kinds: Record<string, string> = { people: 'Person', teams: 'Team', emails: 'E-Mail-Adresse' };
const kindOf = (list: string) => kinds[list] ?? 'Eintrag';

const types: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'Ja oder Nein',
  array: 'eine Liste',
};

const wrong = (field: string) => `Das Feld „${field}“ ist nicht richtig ausgefüllt.`;

/** In German. */
export const validation: ValidationRefusals = {
  invalid: 'Die Angaben sind nicht vollständig oder nicht richtig.',
  andMore: (first, more) => `${first} (und ${plural(more, 'weiterer Fehler', 'weitere Fehler')})`,
  fieldName,
  value: 'Wert',
  entry: {
    quoted: (text) => `„${text}“`,
    named: (list, name) => `${kindOf(list)} „${name}“`,
    numbered: (list, number) => `${kindOf(list)} ${number}`,
    problem: (entry, text) => `${entry}: ${text}`,
  },
  required: (field) => `Das Feld „${field}“ fehlt.`,
  tooShort: (field, least) => `Das Feld „${field}“ braucht mindestens ${least} Zeichen.`,
  tooLong: (field, most) => `Das Feld „${field}“ darf höchstens ${most} Zeichen haben.`,
  tooFew: (field, least) => `Das Feld „${field}“ braucht mindestens ${plural(least, 'Eintrag', 'Einträge')}.`,
  tooMany: (field, most) =>
    `Das Feld „${field}“ darf höchstens ${plural(most, 'Eintrag', 'Einträge')} haben.`,
  tooSmall: (field, least) => `Das Feld „${field}“ muss mindestens ${least} sein.`,
  tooGreat: (field, most) => `Das Feld „${field}“ darf höchstens ${most} sein.`,
  email: (field) => `Das Feld „${field}“ braucht eine gültige E-Mail-Adresse.`,
  format: (field) => `Das Feld „${field}“ hat nicht das richtige Format.`,
  type: (field, type) => {
    const expected = types[type];
    return expected === undefined ? wrong(field) : `Das Feld „${field}“ muss ${expected} sein.`;
  },
  notOffered: (field) => `Diese Auswahl gibt es im Feld „${field}“ nicht.`,
  wrong,
  plainName: (field) =>
    `Das Feld „${field}“ darf keine Webadresse, keine E-Mail-Adresse und keinen Zeilenumbruch enthalten.`,
  phoneNumber: formRules.phoneNumber,
  country: 'Dieses Land gibt es nicht.',
  timezone: 'Diese Zeitzone gibt es nicht.',
  companyColour: company.colour.rule,
};
