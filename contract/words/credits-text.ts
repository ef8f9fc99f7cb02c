import { credits } from './en/counts.ts';

/** A number of credits in English: `1 credit`, `5 credits`. */
export const creditsText = credits;
