import type { HomeLines } from '../../en/organiser/home-lines.ts';
import { credits, form, list, plural } from '../counts.ts';

export const homeLines: HomeLines = {
  activity: {
    scheduled: (who, title) => `${who} hat „${title}“ geplant`,
    started: (title) => `„${title}“ hat begonnen`,
    completed: (title) => `„${title}“ wurde zu Ende gespielt`,
    cancelled: (title) => `„${title}“ wurde abgesagt`,
    failed: (title) => `„${title}“ konnte nicht stattfinden`,
    ended: (title) => `„${title}“ ist beendet`,
    creditsAdded: (count, reason) => `${credits(count)} gutgeschrieben: ${reason}`,
    creditsRemoved: (count, reason) => `${credits(count)} abgezogen: ${reason}`,
    repeated: (line, times) => `${line} (${times}-mal)`,
  },
  toDo: {
    resend: (title) => `Einige Einladungen zu „${title}“ sind nicht angekommen`,
    devices: (named, others, title) =>
      `${list(others > 0 ? [...named, plural(others, 'weitere Person', 'weitere Personen')] : named)} ${form(
        named.length + others,
        'braucht',
        'brauchen',
      )} vor „${title}“ Hilfe mit dem eigenen Gerät`,
    confirm: (title) => `Prüfen Sie die Angaben zu „${title}“`,
    review: (title) => `Sehen Sie sich die Ergebnisse von „${title}“ an`,
    create: 'Planen Sie Ihre nächste Session',
    buy: 'Kaufen Sie Credits: Sie haben keine mehr',
    askOwner: 'Keine Credits mehr: Fragen Sie die Kontoinhaber/innen Ihrer Firma',
  },
};
