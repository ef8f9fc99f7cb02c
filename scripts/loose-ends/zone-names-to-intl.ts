import { isNode, type Source, type SyntaxNode, textOf, walk } from './sources.ts';

/** The files that check a zone's name before `Intl` or `Temporal` gets it, or that read the device's. */
const checkedIn = new Set([
  'contract/rules/time/known-zone.ts',
  'contract/rules/time/device-zone-name.ts',
  'server/zoned-date-time.ts',
]);

/** Of `Temporal`: what takes a zone by its name. */
const takesZone = new Set(['toZonedDateTimeISO', 'toZonedDateTime', 'withTimeZone']);

/** Places that give `Intl` or `Temporal` a zone's name which nothing has checked, or read the device's unchecked. */
export function findUncheckedZones(sources: Source[]): string[] {
  return sources
    .filter(({ file }) => !checkedIn.has(file))
    .flatMap(({ file, program }) => {
      const found: string[] = [];
      walk(program, (node) => {
        const what = uncheckedZone(node);
        if (what) found.push(`${file} ${what}: use contract/rules/time/known-zone.ts`);
      });
      return found;
    });
}

function uncheckedZone(node: SyntaxNode): string | undefined {
  if (node.type === 'Property' && textOf(node.key) === 'timeZone' && !isUtc(node.value))
    return 'gives Intl a time zone';
  if (node.type === 'AssignmentExpression' && isNode(node.left) && memberOf(node.left) === 'timeZone')
    return 'gives Intl a time zone';
  if (node.type !== 'MemberExpression') return undefined;
  const member = memberOf(node);
  if (member !== undefined && takesZone.has(member)) return 'gives Temporal a time zone';
  return member === 'timeZone' ? 'reads a time zone of Intl' : undefined;
}

const isUtc = (node: unknown) => isNode(node) && node.type === 'Literal' && node.value === 'UTC';

const memberOf = (node: SyntaxNode): string | undefined =>
  node.type === 'MemberExpression' ? textOf(node.property) : undefined;
