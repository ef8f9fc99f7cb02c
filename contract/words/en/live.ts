import { door } from './door.ts';
import { failures } from './failures.ts';
import { seat } from './seat.ts';
import { shell } from './shell.ts';
import { story } from './story.ts';

/** All that the pages of a seat say up to the end of the story, and the shell around them. */
export const live = { shell, failures, ...door, ...seat, ...story };

export type LiveWords = typeof live;
