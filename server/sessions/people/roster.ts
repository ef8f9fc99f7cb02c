import { emailAddress, emailAddressFault, normaliseEmail } from '#contract/rules/people/email-address.ts';
import { nameFromAddress } from '#contract/rules/people/person-name.ts';
import { isVisible } from '#contract/rules/text/visible-text.ts';
import type { SessionPerson } from '#contract/calls/schemas/sessions/session-planning.ts';
import { seatsPerSession } from '#contract/rules/business-constants.ts';
import { holdsAddress } from '#contract/rules/people/plain-name.ts';
import type { RefusalWords } from '#contract/words/en/refusals/index.ts';
import { ApiProblem, fieldProblem, type RefusalText } from '../../http/api-problem.ts';
import { personLabel } from '../../http/calls/field-labels.ts';
import { isErasedAddress } from '../../mail/erased-address.ts';

const assigned = ({ codes }: RefusalWords): string => codes.CONSUMER_003;

export interface RosterPerson extends SessionPerson {
  team_id: number;
  /** Dotted path of the person in the request, for messages beside the field; empty for the request itself. */
  path: string;
}

/** A sanitized title or team name. Throws 422 on `field` if it has no visible character or contains an address. */
export function readName(
  field: string,
  text: string,
  missing: RefusalText,
  address: RefusalText = ({ sessions }) => sessions.title.holdsAddress,
): string {
  const name = cleanText(text);
  if (!isVisible(name)) throw fieldProblem(field, missing);
  if (holdsAddress(name)) throw fieldProblem(field, address);
  return name;
}

export const readTitle = (text: string): string =>
  readName('title', text, ({ sessions }) => sessions.title.missing);

/** Typed text: control characters become spaces, ends are trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function cleanPerson(person: RosterPerson): RosterPerson {
  const email = normaliseEmail(person.email);
  const [first_name, last_name] = [person.first_name, person.last_name].map((name) =>
    isVisible(name) ? cleanText(name) : '',
  ) as [string, string];
  const name = first_name || last_name ? { first_name, last_name } : nameFromAddress(email);
  return { ...person, ...name, email, department: cleanText(person.department ?? '') };
}

/**
 * The sanitized people of a request. `seated` are the addresses that already have a seat. Throws 422 with a message for
 * each person who cannot be seated, CONSUMER_003 if the reason is a second seat. Without `seats` the people are only
 * stored, and there may be more of them than a session has seats.
 */
export function readRoster(
  people: RosterPerson[],
  seated: ReadonlySet<string> = new Set(),
  seats = true,
): RosterPerson[] {
  const cleaned = people.map(cleanPerson);
  const errors: Record<string, RefusalText[]> = {};
  const seen = new Set(seated);
  let repeated = false;
  for (const person of cleaned) {
    const { email, path } = person;
    const refuse = (field: 'first_name' | 'last_name' | 'email', why: (words: RefusalWords) => string) => {
      errors[path === '' ? field : `${path}.${field}`] = [(words) => `${personLabel(person)}: ${why(words)}`];
    };
    if (holdsAddress(person.first_name)) refuse('first_name', ({ people }) => people.line.name);
    if (holdsAddress(person.last_name)) refuse('last_name', ({ people }) => people.line.name);
    if (emailAddress(email) === null)
      refuse('email', ({ people: { line } }) => line.address(emailAddressFault(email, line.addressFaults)));
    else if (isErasedAddress(email)) refuse('email', ({ accounts }) => accounts.undeliverable);
    else if (seen.has(email)) {
      repeated = true;
      refuse('email', assigned);
    }
    seen.add(email);
  }
  if (seats && seen.size > seatsPerSession)
    errors.people = [({ people: words }) => words.tooManySeats(seatsPerSession)];
  const [first] = Object.values(errors).flat();
  if (first === undefined) return cleaned;
  throw new ApiProblem({
    status: 422,
    message: repeated ? assigned : first,
    code: repeated ? 'CONSUMER_003' : undefined,
    errors,
  });
}
