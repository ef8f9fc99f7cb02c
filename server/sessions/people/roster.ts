import { emailAddress, emailAddressFault, normaliseEmail } from '#contract/rules/people/email-address.ts';
import { nameFromAddress } from '#contract/rules/people/person-name.ts';
import { isVisible } from '#contract/rules/text/visible-text.ts';
import type { SessionPerson } from '#contract/calls/schemas/sessions/session-planning.ts';
import { seatsPerSession } from '#contract/rules/business-constants.ts';
import { holdsAddress, plainNameRule } from '#contract/rules/people/plain-name.ts';
import { errorMessage } from '#contract/words/error-catalogue.ts';
import { ApiProblem, fieldProblem } from '../../http/api-problem.ts';
import { personLabel } from '../../http/calls/field-labels.ts';
import { isErasedAddress, undeliverableAddress } from '../../mail/erased-address.ts';

export interface RosterPerson extends SessionPerson {
  team_id: number;
  /** Dotted path of the person in the request, for messages beside the field; empty for the request itself. */
  path: string;
}

/**
 * A title or a team's name, cleaned. Throws 422 on `field` for one that cannot be seen, or names an address; `whose`
 * begins the sentence.
 */
export function readName(field: string, text: string, missing: string, whose = 'A name'): string {
  const name = cleanText(text);
  if (!isVisible(name)) throw fieldProblem(field, missing);
  if (holdsAddress(name)) throw fieldProblem(field, `${whose} ${plainNameRule}`);
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
  const email = normaliseEmail(person.email);
  const [first_name, last_name] = [person.first_name, person.last_name].map((name) =>
    isVisible(name) ? cleanText(name) : '',
  ) as [string, string];
  const name = first_name || last_name ? { first_name, last_name } : nameFromAddress(email);
  return { ...person, ...name, email, department: cleanText(person.department ?? '') };
}

/**
 * The people of a request, cleaned. `seated` are the addresses that have a seat already. Throws 422 with a message
 * for every person who cannot be seated, CONSUMER_003 where the reason is a second seat. People who are only kept are not
 * `seats`: there may be more of them than a session has places.
 */
export function readRoster(
  people: RosterPerson[],
  seated: ReadonlySet<string> = new Set(),
  seats = true,
): RosterPerson[] {
  const cleaned = people.map(cleanPerson);
  const errors: Record<string, string[]> = {};
  const seen = new Set(seated);
  let repeated = false;
  for (const person of cleaned) {
    const { email, path } = person;
    const refuse = (field: 'first_name' | 'last_name' | 'email', why: string) => {
      errors[path === '' ? field : `${path}.${field}`] = [`${personLabel(person)}: ${why}`];
    };
    if (holdsAddress(person.first_name)) refuse('first_name', `a name ${plainNameRule}`);
    if (holdsAddress(person.last_name)) refuse('last_name', `a name ${plainNameRule}`);
    if (emailAddress(email) === null)
      refuse('email', `this is not a valid email address. ${emailAddressFault(email)}`.trim());
    else if (isErasedAddress(email)) refuse('email', undeliverableAddress);
    else if (seen.has(email)) {
      repeated = true;
      refuse('email', errorMessage('CONSUMER_003'));
    }
    seen.add(email);
  }
  if (seats && seen.size > seatsPerSession)
    errors.people = [`A session seats up to ${seatsPerSession} people.`];
  const [first] = Object.values(errors).flat();
  if (first === undefined) return cleaned;
  throw new ApiProblem({
    status: 422,
    message: repeated ? errorMessage('CONSUMER_003') : first,
    code: repeated ? 'CONSUMER_003' : undefined,
    errors,
  });
}
