import type { CompanyRefusals } from '../../en/refusals/companies.ts';

/** In German. */
export const companyRefusals: CompanyRefusals = {
  invitationUnknown: 'Diese Einladung gibt es nicht.',
  invitationGone: 'Diese Einladung gilt nicht mehr.',
  lastOwner:
    'Jede Firma braucht mindestens eine Person mit der Rolle „Kontoinhaber/in“. Geben Sie diese Rolle zuerst jemand anderem.',
  noAward: 'Diese Urkunde gibt es nicht.',
  noLogo: 'Dieses Logo gibt es nicht.',
  logo: 'Das Logo darf als PNG höchstens 2.000 Pixel je Seite haben, als JPEG höchstens 8.000.',
  agreementWithoutOperator: 'Der Betreiber hat seinen Namen und seine Anschrift noch nicht eingetragen.',
  guestInSession:
    'Diese Person nimmt an einer Session teil, die noch läuft. Löschen Sie ihre Daten, wenn die Session zu Ende ist.',
};
