import type { SiteFrameWords } from '../../en/site/frame.ts';

/** Header and footer of the public site, in German. */
export const siteFrame: SiteFrameWords = {
  skip: 'Zum Inhalt springen',
  home: 'Muster, Startseite',
  main: 'Hauptmenü',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  dashboard: 'Zur Übersicht',
  logIn: 'Anmelden',
  start: 'Kostenlos starten',
  invitation: 'Ich habe eine Einladung',
  motto: 'Eine Stunde, eine Geschichte, das ganze Team.',
  appearance: 'Darstellung',
  schemes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  languages: 'Sprache',
  product: 'Produkt',
  help: 'Hilfe',
  pages: {
    how: 'So funktioniert’s',
    pricing: 'Preise',
    security: 'Sicherheit',
    check: 'Gerät prüfen',
    questions: 'Fragen',
    support: 'Support',
    contact: 'Kontakt',
    about: 'Über uns',
    journal: 'Journal',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
  },
};
