import { type TSchema, Type } from 'typebox';

export const languageForm = /^[a-z]{2}(-[A-Z]{2})?$/;
export const Language = Type.String({ pattern: languageForm.source, maxLength: 5 });

/** A text of at most `maxLength` characters in one language. */
export const plainText = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** One text in the story's own language, or the same text by language: `{ "en": …, "de": … }`. */
export const textByLanguage = (maxLength: number) =>
  Type.Union([plainText(maxLength), Type.Record(Language, plainText(maxLength))]);

export type TextSchema<Text extends TSchema> = (maxLength: number) => Text;

/** Is this a text by language? Recognised by the own language's key, so that no other record is taken for one. */
export function isTextByLanguage(value: unknown, own: string): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, own) &&
    Object.entries(value).every(([key, text]) => languageForm.test(key) && typeof text === 'string')
  );
}

/** Visits every text by language. */
export function eachText(value: unknown, own: string, visit: (texts: Record<string, string>) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isTextByLanguage(value, own)) visit(value);
  else for (const item of Object.values(value)) eachText(item, own, visit);
}

/** A copy in which every text by language is replaced by what `choose` makes of it. */
export function mapTexts(
  value: unknown,
  own: string,
  choose: (texts: Record<string, string>) => unknown,
): unknown {
  if (isTextByLanguage(value, own)) return choose(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, own, choose));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, own, choose)]));
}
