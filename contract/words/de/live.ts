import type { LiveWords } from '../en/live.ts';
import { door } from './door.ts';
import { failures } from './failures.ts';
import { seat } from './seat.ts';
import { shell } from './shell.ts';
import { story } from './story.ts';

export const live: LiveWords = { shell, failures, ...door, ...seat, ...story };
