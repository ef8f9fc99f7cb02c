import { splitOutside, withoutQuotes } from './table-cells.ts';

type Column = 'email' | 'first_name' | 'last_name' | 'name' | 'department';

/** Where a table's row has what, 0-based. */
export interface Columns {
  separator: string;
  places: Partial<Record<Column, number>> & { email: number };
}

/** As the tables of mail programs, personnel systems and forms call them, in English and German. */
const words: Record<Column, readonly string[]> = {
  email: [
    'email',
    'e mail',
    'mail',
    'email address',
    'e mail address',
    'mail address',
    'work email',
    'e mail adresse',
    'emailadresse',
    'mailadresse',
  ],
  first_name: ['first name', 'firstname', 'first', 'given name', 'forename', 'vorname'],
  last_name: ['last name', 'lastname', 'last', 'surname', 'family name', 'nachname', 'familienname'],
  name: ['name', 'full name', 'display name', 'anzeigename', 'participant', 'person'],
  department: ['department', 'dept', 'division', 'unit', 'abteilung', 'bereich'],
};

const columns = Object.keys(words) as Column[];
const separators = ['\t', ';', ','];

/** The columns that a line names, where it names one of addresses; undefined for any other line. */
export function columnsOf(line: string): Columns | undefined {
  if (line.includes('@')) return undefined;
  const separator = separators.find((one) => line.includes(one)) ?? '\t';
  const named = splitOutside(line, separator).map((cell) =>
    withoutQuotes(cell.trim())
      .toLowerCase()
      .replace(/[\s_.:*-]+/g, ' ')
      .trim(),
  );
  const { email, ...others } = Object.fromEntries(
    columns.flatMap((column) => {
      const place = named.findIndex((cell) => words[column].includes(cell));
      return place < 0 ? [] : [[column, place]];
    }),
  ) as Partial<Record<Column, number>>;
  if (email === undefined) return undefined;
  return { separator, places: { email, ...withSurname(others) } };
}

/** "Name, Vorname" names the surname first. */
function withSurname(places: Partial<Record<Column, number>>): Partial<Record<Column, number>> {
  const { name, first_name, last_name } = places;
  return name !== undefined && first_name !== undefined && last_name === undefined
    ? { first_name, last_name: name }
    : places;
}
