import { filtered } from '#contract/rules/log-filter.ts';
import styles from './json-tree.module.css';

const mostEntries = 200;

interface JsonTreeProps {
  value: unknown;
  /** What it was before; what differs is marked. Undefined where nothing is to be compared. */
  before?: unknown;
  /** Down to which depth it begins unfolded. */
  unfolded?: number;
}

/** Plain data that can be folded, with what has changed marked. */
export function JsonTree({ value, before, unfolded = 1 }: JsonTreeProps) {
  const entries = entriesOf(value);
  if (!entries) return <Leaf value={value} />;
  return (
    <ul className={styles.tree}>
      {entries.slice(0, mostEntries).map(([key, item]) => (
        <Entry
          key={key}
          name={key}
          value={item}
          before={before === undefined ? item : memberOf(before, key)}
          unfolded={unfolded}
        />
      ))}
      {entries.length > mostEntries ? <li>{entries.length - mostEntries} more</li> : null}
    </ul>
  );
}

interface EntryProps extends Required<JsonTreeProps> {
  name: string;
}

function Entry({ name, value, before, unfolded }: EntryProps) {
  const entries = entriesOf(value);
  const isChanged = value !== before && JSON.stringify(value) !== JSON.stringify(before);
  const key = (
    <>
      <span className={styles.key}>{name}</span>
      {isChanged ? <span className={styles.changed}>changed</span> : null}
    </>
  );
  if (!entries || entries.length === 0)
    return (
      <li className={styles.entry} data-changed={isChanged || undefined}>
        {key} <Leaf value={value} />
      </li>
    );
  return (
    <li className={styles.entry} data-changed={isChanged || undefined}>
      <details open={unfolded > 0}>
        <summary>
          {key}{' '}
          <span className={styles.size}>
            {Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`}
          </span>
        </summary>
        <JsonTree value={value} before={before ?? null} unfolded={unfolded - 1} />
      </details>
    </li>
  );
}

function Leaf({ value }: { value: unknown }) {
  if (value === filtered) return <span className={styles.filtered}>filtered</span>;
  const type = value === null ? 'null' : typeof value;
  return (
    <code className={styles.leaf} data-type={type}>
      {JSON.stringify(value) ?? 'undefined'}
    </code>
  );
}

const entriesOf = (value: unknown): [string, unknown][] | undefined =>
  typeof value === 'object' && value !== null ? Object.entries(value) : undefined;

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
