import { IconDownload, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { SessionTab } from '#contract/rules/sessions/session-lifecycle.ts';
import type { SessionSort } from '#contract/rules/sessions/session-lists.ts';
import { useSessionsWords } from '../../../words/organiser/sessions/sessions-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TabList } from '../../shared/controls/tabs.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useSessionList, useSessionsFile } from '../../../react/use-sessions.ts';
import { EmptyState } from '../../shared/empty-state.tsx';
import { ListState } from '../../shared/lists/list-state.tsx';
import { NoResultsScene, NoSessionsScene } from '../../shared/illustrations/empty-scenes.tsx';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import filters from '../list-filters.module.css';
import { ArchiveBar, isArchivable } from './archive-bar.tsx';
import { SessionNarrowing } from './session-narrowing.tsx';
import { SessionTable } from './session-table.tsx';
import listStyles from './sessions-page.module.css';
import type { SessionsAddress } from './use-sessions-address.ts';

const tabs: SessionTab[] = ['upcoming', 'live', 'past', 'cancelled', 'archived'];
const sorts = ['starts_at', '-starts_at', 'title'] as const satisfies SessionSort[];

interface SessionListProps {
  address: SessionsAddress;
  createButton: ReactNode;
}

/** The sessions of one state in rows, a page at a time. */
export function SessionList({ address, createButton }: SessionListProps) {
  const { failed, list: words } = useSessionsWords();
  const { story, creator, asked, choose } = address;
  const tab = tabs.find((value) => value === asked('tab', /^\w+$/)) ?? 'upcoming';
  const sort =
    sorts.find((value) => value === asked('sort', /^-?\w+$/)) ??
    (tab === 'upcoming' ? 'starts_at' : '-starts_at');
  const list = useSessionList({ tab, sort, story, creator });
  const { rows, rest, search } = list;
  const file = useSessionsFile();
  const counts = rest?.counts;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection =
    rows && rows.filter(isArchivable).length > 1 ? { selected, select: setSelected } : undefined;
  const isNarrowed = search !== '' || story !== '' || creator !== '';
  return (
    <>
      <TabList
        label={words.tabsLabel}
        value={tab}
        onChange={(value) => {
          setSelected(new Set());
          choose({ tab: value });
        }}
        tabs={tabs.map((value) => ({
          value,
          label: words.tabs[value].label,
          aside: counts?.[value] ? <span className={listStyles.count}>{counts[value]}</span> : null,
        }))}
      />
      <div className={filters.filters}>
        <TextInput
          label={words.search}
          leftSection={<IconSearch size={18} />}
          value={search}
          onChange={(event) => list.type(event.currentTarget.value)}
          placeholder={words.searchExample}
        />
        <SessionNarrowing kinds={rest} story={story} creator={creator} onChoose={choose} />
        <NativeSelect
          label={words.sort}
          data={sorts.map((value) => ({ value, label: words.sorts[value] }))}
          value={sort}
          onChange={(event) => choose({ sort: event.currentTarget.value })}
        />
      </div>
      <ListState list={list} failed={failed} />
      {rows && selection ? (
        <ArchiveBar
          sessions={rows}
          selection={selection}
          onDone={() => {
            setSelected(new Set());
            list.refresh();
          }}
        />
      ) : null}
      {rows && rows.length > 0 ? (
        <SessionTable sessions={rows} selection={selection} onChanged={list.refresh} />
      ) : null}
      <MoreButton list={list} label={words.more} />
      {rows && rows.length > 0 ? (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={file.busy}
            onClick={() => file.issue({ tab, sort, story, creator, search })}
          >
            {words.download}
          </Button>
        </div>
      ) : null}
      {rows?.length === 0 && isNarrowed ? (
        <EmptyState
          scene={<NoResultsScene />}
          title={words.noMatch(search)}
          action={
            <Button
              variant="light"
              onClick={() => {
                list.type('');
                choose({ story: '', creator: '' });
              }}
            >
              {words.clear}
            </Button>
          }
        >
          <p>{words.searchHelp}</p>
        </EmptyState>
      ) : null}
      {rows?.length === 0 && !isNarrowed ? (
        <EmptyState scene={<NoSessionsScene />} title={words.tabs[tab].empty} action={createButton} />
      ) : null}
    </>
  );
}
