import { companyCalls } from '#contract/calls/company.ts';
import { type GuestColour, guestColour } from '#contract/rules/company-colour.ts';

/** Where guests are shown a company's logo; null without one. */
export const logoPath = (digest: string | null): string | null =>
  digest === null ? null : companyCalls.showLogo.path.replace(':digest', digest);

/** A company's colour as guests are shown it; null without one. */
export const shownColour = (colour: string | null): GuestColour | null =>
  colour === null ? null : guestColour(colour);
