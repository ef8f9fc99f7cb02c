import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import { initialsOf } from './initials.ts';
import styles from './initials-avatar.module.css';

interface InitialsAvatarProps {
  name: string;
  size?: number;
  /** Labels the person; leave out where the name is shown beside it. */
  labelled?: boolean;
  /** Without its cloak, for somebody who is not there. */
  away?: boolean;
}

const cloaks = 5;

function cloakOf(name: string) {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return sum % cloaks;
}

/** At most two characters on one of five cloak colours, the same for the same name. */
export function InitialsAvatar({ name, size = 40, labelled = false, away = false }: InitialsAvatarProps) {
  return (
    <span
      className={styles.avatar}
      data-cloak={away ? 'none' : cloakOf(name)}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      title={labelled ? name : undefined}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      {labelled ? <VisuallyHidden>{name}</VisuallyHidden> : null}
    </span>
  );
}
