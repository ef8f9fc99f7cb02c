import type { TemplatesWords } from '../../../en/organiser/sessions/templates.ts';

export const templates: TemplatesWords = {
  name: 'Name der Vorlage',
  nameMissing: 'Geben Sie einen Namen ein.',
  nameTooLong: (most) => `Verwenden Sie höchstens ${most} Zeichen.`,
  saveAs: 'Als Vorlage speichern',
  save: 'Vorlage speichern',
  saveText:
    'Speichert Name, Geschichte, Uhrzeit, Teamnamen und Optionen. Datum und Gäste gehören nicht dazu.',
  saved: (name) => `Vorlage „${name}“ gespeichert.`,
  choice: 'Mit einer Vorlage beginnen',
  choiceText: 'Ersetzt Name, Geschichte, Uhrzeit, Teams und Optionen unten.',
  none: 'Keine Vorlage',
  failed: (why) => `Ihre Vorlagen konnten nicht geladen werden. ${why}`,
  manage: 'Vorlagen verwalten',
  title: 'Vorlagen',
  empty:
    'Keine Vorlagen. Speichern Sie eine im letzten Schritt einer neuen Session oder auf der Seite einer Session.',
  nameOf: (name) => `Name von „${name}“`,
  rename: 'Umbenennen',
  remove: 'Löschen',
  removeOf: (name) => `„${name}“ löschen`,
  removeForAll: 'Für alle löschen',
  removeForAllOf: (name) => `„${name}“ für Ihre ganze Firma löschen`,
  keep: 'Vorlage behalten',
};
