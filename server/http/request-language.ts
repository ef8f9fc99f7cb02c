import { type SpokenLanguage, spokenOf } from '#contract/rules/languages.ts';

/** A range of `Accept-Language` with its weight: `de-AT;q=0.8`. */
function rangeOf(text: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1';
  return { tag, weight: Number(weight) || 0 };
}

/** The language in which a request asks to be answered: the first spoken one of its `Accept-Language`. */
export function requestLanguage(headers: { 'accept-language'?: string | undefined }): SpokenLanguage {
  const ranges = (headers['accept-language'] ?? '').split(',').map(rangeOf);
  const wanted = ranges.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return spokenOf(wanted.map(({ tag }) => tag));
}
