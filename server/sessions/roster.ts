import { parsePeopleLines } from '#contract/rules/people-lines.ts';
import type { SessionPerson } from '#contract/calls/schemas/sessions.ts';
import { seatsPerSession } from '#contract/rules/business-constants.ts';
import { holdsAddress, plainNameRule } from '#contract/rules/plain-name.ts';
import { errorMessage } from '#contract/words/error-catalogue.ts';
import { ApiProblem, fieldProblem } from '../http/api-problem.ts';
import { isErasedAddress, nobodysAddress } from '../mail/nobodys-address.ts';

export interface RosterPerson extends SessionPerson {
  team_id: number;
  /** Dotted path of the person in the request, for messages beside the field. */
  path: string;
}

/** A title or a team's name, cleaned. Throws 422 on `field` for one that is empty, or names an address. */
export function readName(field: string, text: string, missing: string): string {
  const name = cleanText(text);
  if (name === '') throw fieldProblem(field, missing);
  if (holdsAddress(name)) throw fieldProblem(field, `A name ${plainNameRule}`);
  return name;
}

/** Text that people typed: control characters become spaces, ends are trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function cleanPerson(person: RosterPerson): RosterPerson {
  const { people, problems } = parsePeopleLines(person.email);
  const fromAddress = people.length === 1 && problems.length === 0 ? people[0] : undefined;
  const first = cleanText(person.first_name);
  const last = cleanText(person.last_name);
  const named = first !== '' || last !== '';
  return {
    ...person,
    email: fromAddress?.email ?? person.email.trim().toLowerCase(),
    first_name: named ? first : (fromAddress?.first_name ?? ''),
    last_name: named ? last : (fromAddress?.last_name ?? ''),
  };
}

/**
 * The people of a request, cleaned. `seated` are the addresses that have a seat already. Throws 422 with a message
 * for every person who cannot be seated, CONSUMER_003 where the reason is a second seat.
 */
export function readRoster(people: RosterPerson[], seated: ReadonlySet<string> = new Set()): RosterPerson[] {
  const cleaned = people.map(cleanPerson);
  const errors: Record<string, string[]> = {};
  const seen = new Set(seated);
  let repeated = false;
  for (const { email, path, first_name, last_name } of cleaned) {
    if (holdsAddress(first_name)) errors[`${path}.first_name`] = [`A name ${plainNameRule}`];
    if (holdsAddress(last_name)) errors[`${path}.last_name`] = [`A name ${plainNameRule}`];
    const parsed = parsePeopleLines(email);
    const [problem] = parsed.problems;
    if (problem || parsed.people[0]?.email !== email)
      errors[`${path}.email`] = [problem?.reason ?? 'One address, please.'];
    else if (isErasedAddress(email)) errors[`${path}.email`] = [nobodysAddress];
    else if (seen.has(email)) {
      repeated = true;
      errors[`${path}.email`] = [errorMessage('CONSUMER_003')];
    }
    seen.add(email);
  }
  if (seen.size > seatsPerSession) errors.people = [`A session seats up to ${seatsPerSession} people.`];
  const [first] = Object.values(errors).flat();
  if (first === undefined) return cleaned;
  throw new ApiProblem({
    status: 422,
    message: repeated ? errorMessage('CONSUMER_003') : first,
    code: repeated ? 'CONSUMER_003' : undefined,
    errors,
  });
}
