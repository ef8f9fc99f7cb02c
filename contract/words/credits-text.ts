import { plural } from './en/counts.ts';

/** A number of credits in words: `1 credit`, `5 credits`. */
export const creditsText = (count: number): string => plural(count, 'credit', 'credits');
