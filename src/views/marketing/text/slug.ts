import { normalised } from '#contract/rules/text/normalised.ts';

/** The anchor of a heading. */
export function slugOf(text: string) {
  return normalised(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
