import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { Recorded } from '../../../services/recordings/recorded.ts';
import { Switch } from '../../shared/controls/switch.tsx';
import { ActorStatusSign } from './actor-status.tsx';
import styles from './actor-tree.module.css';
import { stepsOfKeys } from './list-keys.ts';

interface ActorTreeProps {
  recorded: Recorded;
  index: number;
  chosen: string | undefined;
  onChoose: (actorId: string) => void;
}

/** Each actor below its parent, as it was after the chosen step; the arrow keys go from one to the next. */
export function ActorTree({ recorded, index, chosen, onChoose }: ActorTreeProps) {
  const [liveOnly, setLiveOnly] = useState(false);
  const all = recorded.treeAt(index);
  const rows = liveOnly ? all.filter(({ id, status }) => status === 'live' || id === chosen) : all;
  const changed = new Set(recorded.changedBy(index));
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const at = rows.findIndex(({ id }) => id === chosen);
    const to = stepsOfKeys[event.key]?.(at, rows.length);
    const row = to === undefined ? undefined : rows[to];
    if (!row) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(row.id);
    event.currentTarget.querySelectorAll('button')[rows.indexOf(row)]?.focus();
  };
  return (
    <>
      <div className={styles.only}>
        <Switch
          label="Running only"
          checked={liveOnly}
          onChange={({ target }) => setLiveOnly(target.checked)}
        />
      </div>
      <ul className={styles.tree} aria-label="Actors" onKeyDown={walk}>
        {rows.map(({ id, name, depth, status }) => (
          <li key={id} style={{ '--depth': depth } as CSSProperties}>
            <button
              type="button"
              className={styles.actor}
              data-status={status}
              data-changed={changed.has(id) || undefined}
              aria-current={id === chosen || undefined}
              tabIndex={id === chosen || (!chosen && id === rows[0]?.id) ? 0 : -1}
              onClick={() => onChoose(id)}
            >
              <ActorStatusSign status={status} />
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
