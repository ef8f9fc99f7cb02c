import { type Static, Type } from 'typebox';
import { spokenLanguages } from '../../rules/languages.ts';
import { rehearsalRates } from '../../rules/sessions/rehearsal-rates.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Id, Shape } from './bounded.ts';

const anHour = 3_600_000;

export const StartRehearsalRequest = Shape({
  story_slug: Id,
  /** A session of the company, whose teams and options it takes. */
  like: Type.Optional(Id),
  rate: Type.Integer({ minimum: rehearsalRates[0], maximum: rehearsalRates.at(-1) ?? 1 }),
  /** Of its teams' names and of what the bots write. */
  language: Choice(spokenLanguages),
});

export const StartedRehearsal = Shape({ id: Id });

export const rehearsalSpec = {
  start: {
    audit: 'session.rehearse',
    body: StartRehearsalRequest,
    answer: StartedRehearsal,
    status: 201,
    throttle: [{ name: 'rehearsal', by: 'company', hits: 20, perMs: anHour }],
    fault: 'SESSION_003',
  },
} satisfies Record<string, CallSpec>;

export type StartRehearsalRequest = Static<typeof StartRehearsalRequest>;
