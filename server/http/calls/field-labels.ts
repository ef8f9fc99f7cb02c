import type { RefusalWords } from '#contract/words/en/refusals/index.ts';

type ValidationWords = RefusalWords['validation'];

const shownAtMost = 80;
const shown = (text: string) => (text.length > shownAtMost ? `${text.slice(0, shownAtMost)}…` : text);

/** "Ana Silva (ana@team.example)", or the available part of it. */
export function personLabel(person: { first_name?: unknown; last_name?: unknown; email?: unknown }): string {
  const [first, last, email] = [person.first_name, person.last_name, person.email].map((part) =>
    typeof part === 'string' ? part.trim() : '',
  );
  const name = shown(`${first} ${last}`.trim());
  if (!email) return name;
  return name ? `${name} (${shown(email)})` : shown(email);
}

const isIndex = (segment: string) => /^\d{1,6}$/.test(segment);

/** The label of a list's entry: its name, or its number. */
function entryLabel(list: string, index: number, entry: unknown, words: ValidationWords['entry']): string {
  if (typeof entry === 'string' && entry.trim() !== '') return words.quoted(shown(entry.trim()));
  if (typeof entry === 'object' && entry !== null) {
    const person = personLabel(entry);
    if (person !== '') return person;
    if ('name' in entry && typeof entry.name === 'string' && entry.name.trim() !== '')
      return words.named(list, shown(entry.name.trim()));
  }
  return words.numbered(list, index + 1);
}

/** The label of a field in a text for people, never its path. `of` is the list's entry that it belongs to. */
export function fieldLabel(
  path: string,
  request: unknown,
  words: ValidationWords,
): { of: string; field: string } {
  let value: unknown = request;
  let of = '';
  let field = '';
  let list = '';
  for (const segment of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, segment) : undefined;
    if (isIndex(segment)) {
      of = entryLabel(list, Number(segment), value, words.entry);
      field = '';
    } else {
      list = segment;
      field = words.fieldName(segment);
    }
  }
  return { of, field };
}
