export interface Person {
  first_name: string;
  last_name: string;
  email: string;
}

export interface PeopleLineProblem {
  /** 1-based line of the pasted text. */
  line: number;
  text: string;
  reason: string;
}

export interface ParsedPeople {
  people: Person[];
  problems: PeopleLineProblem[];
}

const mailbox =
  /^[^\s@<>(),;:"\\[\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

function nameFromAddress(address: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = (address.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return { first_name: first, last_name: rest.join(' ') };
}

function splitName(name: string): { first_name: string; last_name: string } {
  const words = name
    .replace(/^["']|["']$/g, '')
    .trim()
    .split(/\s+/);
  return { first_name: words[0] ?? '', last_name: words.slice(1).join(' ') };
}

function parseLine(text: string): Person | string {
  const bracketed = /^(.*?)<([^<>]*)>$/.exec(text);
  const address = (bracketed ? bracketed[2] : text)?.trim().toLowerCase() ?? '';
  if (!address.includes('@')) return 'No email address. Write it as: Ana Silva <ana@example.com>';
  if (/[,;]/.test(address)) return 'More than one address in a line. Put each person on a line of their own.';
  if (!mailbox.test(address) || address.length > 254) return `"${address}" is not a valid email address.`;
  const given = bracketed?.[1]?.trim();
  const name = given ? splitName(given) : nameFromAddress(address);
  if (name.first_name.length > 80 || name.last_name.length > 80)
    return 'The name is longer than 80 characters.';
  return { ...name, email: address };
}

/**
 * Reads people pasted as lines of "Name <mail>" or a bare address. Empty lines are passed over; a malformed or
 * repeated line becomes a problem with its line number, and never hides the others. Runs in the form and on the server.
 */
export function parsePeopleLines(text: string): ParsedPeople {
  const people: Person[] = [];
  const problems: PeopleLineProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    const trimmed = raw.trim().replace(/[,;]$/, '').trim();
    if (trimmed === '') continue;
    const parsed = parseLine(trimmed);
    if (typeof parsed === 'string') {
      problems.push({ line, text: raw.trim(), reason: parsed });
      continue;
    }
    const earlier = lineOf.get(parsed.email);
    if (earlier !== undefined) {
      problems.push({ line, text: raw.trim(), reason: `Same address as line ${earlier}.` });
      continue;
    }
    lineOf.set(parsed.email, line);
    people.push(parsed);
  }
  return { people, problems };
}
