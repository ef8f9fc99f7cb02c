import type { SharedReportWords } from '../../en/site/shared-report.ts';

export const sharedReport: SharedReportWords = {
  title: 'Bericht',
  titleOf: (company) => `Bericht von ${company}`,
  lead: (period) => `Bericht, ${period}`,
  loading: 'Bericht wird geladen',
  unknown: 'Dieser Link ist nicht gültig',
  unknownText:
    'Vielleicht ist er abgelaufen oder wurde widerrufen. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
  failed: 'Der Bericht konnte nicht geladen werden',
  privacy: 'Datenschutz',
};
