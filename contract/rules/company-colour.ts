/** `#rrggbb` as a JSON Schema pattern; kept in small letters. */
export const companyColourPattern = '^#[0-9a-fA-F]{6}$';

export const companyColourRule =
  'Write the colour as # and six digits (0 to 9, a to f), for instance #1e7a57.';

/** The input as `#rrggbb` in lower case, with a missing `#` added; null for anything else. */
export function readCompanyColour(text: string): string | null {
  const colour = `#${text.trim().replace(/^#/, '').toLowerCase()}`;
  return new RegExp(companyColourPattern).test(colour) ? colour : null;
}

/** Backgrounds of a company's colour: white paper, and the lightest part of the night. */
export const colourGrounds = { white: '#ffffff', night: '#16234a' } as const;

/** A company's colour, and the ground on which it is not seen by itself, so that a hairline goes round it. */
export interface GuestColour {
  value: string;
  faint_on: keyof typeof colourGrounds | null;
}

/** WCAG 2.2, relative luminance of `#rrggbb`, from 0 to 1. */
function luminance(colour: string): number {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** WCAG 2.2, contrast ratio of two colours `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(first / second, second / first);
}

const isFaintOn = (value: string, ground: keyof typeof colourGrounds) =>
  contrast(value, colourGrounds[ground]) < 3;

/** From `#rrggbb`. A rule needs a contrast of 3 (WCAG 2.2, 1.4.11); no colour is faint on both grounds. */
export function guestColour(value: string): GuestColour {
  if (isFaintOn(value, 'white')) return { value, faint_on: 'white' };
  return { value, faint_on: isFaintOn(value, 'night') ? 'night' : null };
}
