import type { RoleWords } from '../../../en/organiser/account/roles.ts';

const names: Record<number, string> = {
  2: 'Kontoinhaber/in',
  4: 'Unteradministrator/in',
  5: 'Moderation',
  6: 'Lesezugriff',
} satisfies Record<keyof RoleWords['as'], string>;

export const roles: RoleWords = {
  nameOf: (userType) => names[userType] ?? 'Nutzer/in',
  /** Before “beizutreten”. */
  as: {
    2: 'als Kontoinhaber/in',
    4: 'als Unteradministrator/in',
    5: 'für die Moderation',
    6: 'mit Lesezugriff',
  },
  /** After “Sie können” and “die Person kann”. */
  can: {
    2: 'Sessions planen und durchführen, Credits kaufen, Mitglieder einladen und deren Rollen festlegen sowie das Konto der Firma schließen',
    4: 'Sessions planen und durchführen und die Gästeliste pflegen',
    5: 'zugewiesene Sessions durchführen',
    6: 'die Berichte der Firma lesen',
  },
};
