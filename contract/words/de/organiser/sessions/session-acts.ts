import type { SessionActsWords } from '../../../en/organiser/sessions/session-acts.ts';

export const sessionActs: SessionActsWords = {
  done: {
    archive: 'Session archiviert',
    unarchive: 'Aus dem Archiv geholt',
    archiveMany: 'Sessions archiviert',
    unarchiveMany: 'Aus dem Archiv geholt',
    confirm: 'Angaben als geprüft markiert',
    remove: 'Session gelöscht',
    cancel: 'Session abgesagt',
    edit: 'Session geändert',
    reschedule: 'Session verschoben',
    invite: 'Gäste eingeladen',
    attendees: 'Gästeliste geändert',
    message: 'Ihre Nachricht ist unterwegs',
  },
  linkCopied: 'Link kopiert',
};
