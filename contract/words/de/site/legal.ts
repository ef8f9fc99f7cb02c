import type { LegalWords } from '../../en/site/legal.ts';
import { day } from '../counts.ts';

export const legal: LegalWords = {
  version: (version) => `Version ${version}, gültig seit `,
  day,
  contents: 'Auf dieser Seite',
  installed: 'An diese Installation angeschlossen',
  services: 'Externe Dienste dieser Installation',
  checking: 'Wird geprüft …',
};
