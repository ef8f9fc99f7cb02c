import { IconSearch } from '@tabler/icons-react';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import filters from '../list-filters.module.css';
import { type RosterPart, type RosterSelection, rosterParts } from './roster-selection.ts';

interface RosterFilterProps {
  session: SessionDetail;
  selection: RosterSelection;
  onSelect: (selection: RosterSelection) => void;
}

const parts = Object.keys(rosterParts) as RosterPart[];

/** Looks for people in a long list, and shows those of a kind. */
export function RosterFilter({ session, selection, onSelect }: RosterFilterProps) {
  const count = (part: RosterPart) => session.seats.filter(rosterParts[part].holds).length;
  return (
    <div className={filters.filters}>
      <TextInput
        label="Find a person"
        leftSection={<IconSearch size={18} />}
        value={selection.search}
        onChange={(event) => onSelect({ ...selection, search: event.currentTarget.value })}
        placeholder="Name, address or team"
      />
      <NativeSelect
        label="Show"
        value={selection.part}
        data={parts.map((part) => ({ value: part, label: `${rosterParts[part].label} (${count(part)})` }))}
        onChange={(event) => onSelect({ ...selection, part: event.currentTarget.value as RosterPart })}
      />
    </div>
  );
}
