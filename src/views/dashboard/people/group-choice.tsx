import type { GroupQuery } from '#contract/calls/schemas/consumers.ts';
import { useGroups } from '../../../react/use-consumers.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { usePeopleWords } from '../../../words/organiser/people-words.ts';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TryAgain } from '../../shared/try-again.tsx';

const kinds = ['department', 'tag'] as const;

const optionOf = (group: GroupQuery): string => {
  const kind = kinds.find((each) => group[each] !== undefined);
  return kind ? `${kind}:${group[kind]}` : '';
};

function groupOf(value: string): GroupQuery {
  const kind = kinds.find((each) => value.startsWith(`${each}:`));
  return kind ? { [kind]: value.slice(kind.length + 1) } : {};
}

/** The name of a department or tag; undefined for everybody. */
export const groupName = ({ department, tag }: GroupQuery): string | undefined => department ?? tag;

interface GroupChoiceProps {
  label: string;
  /** What is chosen where no group is. */
  none: string;
  value: GroupQuery;
  onChange: (group: GroupQuery) => void;
}

/** The departments and tags of the company's people; renders nothing while there are none. */
export function GroupChoice({ label, none, value, onChange }: GroupChoiceProps) {
  const words = usePeopleWords().group;
  const { data, error, failed, refresh } = useGroups();
  const { departments = [], tags = [] } = data ?? {};
  if (failed) return <TryAgain message={words.failed(readableMessage(error))} onRetry={refresh} />;
  if (departments.length + tags.length === 0) return null;
  const options = (kind: (typeof kinds)[number], groups: typeof departments) =>
    groups.map(({ name, people }) => (
      <option key={name} value={`${kind}:${name}`}>
        {name} ({people})
      </option>
    ));
  return (
    <NativeSelect
      label={label}
      value={optionOf(value)}
      onChange={(event) => onChange(groupOf(event.currentTarget.value))}
    >
      <option value="">{none}</option>
      {departments.length > 0 ? (
        <optgroup label={words.departments}>{options('department', departments)}</optgroup>
      ) : null}
      {tags.length > 0 ? <optgroup label={words.tags}>{options('tag', tags)}</optgroup> : null}
    </NativeSelect>
  );
}
