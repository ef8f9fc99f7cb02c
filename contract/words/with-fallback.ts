/** A table of which a language may lack texts. */
export type Translation<Table> = {
  [Key in keyof Table]?: Table[Key] extends (...about: never[]) => unknown
    ? Table[Key]
    : Table[Key] extends readonly unknown[]
      ? Table[Key]
      : Table[Key] extends object
        ? Translation<Table[Key]>
        : Table[Key];
};

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a language; for a key that it lacks, the English one. */
export function withFallback<Table extends object>(english: Table, table: Translation<Table>): Table {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(english));
  for (const [key, text] of Object.entries(table)) {
    const inEnglish = merged[key];
    merged[key] = isGroup(text) && isGroup(inEnglish) ? withFallback(inEnglish, text) : text;
  }
  return merged as Table;
}

/** Every text of a table passed through `change`: strings, those in lists, and what functions return. */
export function mapTexts<Table extends object>(table: Table, change: (text: string) => string): Table {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (typeof value === 'function') return (...about: unknown[]) => changed(value(...about));
    if (Array.isArray(value)) return value.map(changed);
    return isGroup(value) ? mapTexts(value, change) : value;
  };
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, changed(value)])) as Table;
}
