import { form, plural } from '#contract/words/en/counts.ts';
const peopleNamed = 3;

/** Up to three by name; four and more are three and a number, so that the line stays one. */
function named(people: readonly string[]): string {
  const rest = people.length - peopleNamed;
  const shown = rest > 0 ? [...people.slice(0, peopleNamed), plural(rest, 'other', 'others')] : people;
  return new Intl.ListFormat('en-GB').format(shown);
}

/** Who needs help with a device before a session. */
export const deviceHelp = (people: readonly string[], title: string): string =>
  `${named(people)} ${form(people.length, 'needs help with their device', 'need help with their devices')} before ${title}`;
