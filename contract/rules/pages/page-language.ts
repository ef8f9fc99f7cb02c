import { type SpokenLanguage, spokenLanguages, spokenOf } from '../languages.ts';

/** Asks for a page in a language, and keeps that choice: `/pricing?lang=de`. */
export const languageParameter = 'lang';

export const languageCookieName = 'muster_language';
const aYearSeconds = 31_536_000;

/** The cookie that tells the server which language was chosen on this browser. */
export const languageCookie = (language: SpokenLanguage): string =>
  `${languageCookieName}=${language}; path=/; max-age=${aYearSeconds}; samesite=lax`;

const spoken = (value: string | null | undefined): SpokenLanguage | undefined =>
  spokenLanguages.find((language) => language === value);

/** The language that an address asks for; undefined if none that is spoken. */
export const languageAsked = (query: string): SpokenLanguage | undefined =>
  spoken(new URLSearchParams(query).get(languageParameter));

/** What `Accept-Language` prefers (RFC 9110, 12.5.4): `de-AT, en;q=0.8`. */
export function acceptedLanguage(header: string | undefined): SpokenLanguage {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((part) => /^q=/i.test(part))?.slice(2) ?? '1';
    return { tag, weight: Number(weight) || 0 };
  });
  const wanted = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return spokenOf(wanted.map(({ tag }) => tag));
}

/** The language in which a request wants a page: by its address, else the choice kept, else the browser's preference. */
export function languageOfRequest(request: {
  query: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}): SpokenLanguage {
  const [, kept] = new RegExp(`(?:^|;\\s*)${languageCookieName}=([^;]*)`).exec(request.cookie ?? '') ?? [];
  return languageAsked(request.query) ?? spoken(kept) ?? acceptedLanguage(request.acceptLanguage);
}
