/** What is said of the templates of sessions. */
export const templates = {
  name: 'Name of the template',
  nameMissing: 'Enter a name.',
  nameTooLong: (most: number) => `Use at most ${most} characters.`,
  saveAs: 'Save as template',
  save: 'Save template',
  saveText:
    'Keeps the name, story, time of day, team names and options. Dates and guests are not part of it.',
  saved: (name: string) => `Template “${name}” saved.`,
  choice: 'Start from a template',
  choiceText: 'Replaces the name, story, time of day, teams and options below.',
  none: 'No template',
  failed: (why: string) => `Your templates didn’t load. ${why}`,
  manage: 'Manage templates',
  title: 'Templates',
  empty: 'No templates. Save one at the last step of a new session, or from a session’s page.',
  nameOf: (name: string) => `Name of “${name}”`,
  rename: 'Rename',
  remove: 'Delete',
  removeOf: (name: string) => `Delete “${name}”`,
  removeForAll: 'Delete for everybody',
  removeForAllOf: (name: string) => `Delete “${name}” for your whole company`,
  keep: 'Keep template',
};

export type TemplatesWords = typeof templates;
