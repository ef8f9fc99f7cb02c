import { companyCalls } from '#contract/calls/company.ts';

/** Where guests are shown a company's logo; null without one. */
export const logoPath = (digest: string | null): string | null =>
  digest === null ? null : companyCalls.showLogo.path.replace(':digest', digest);
