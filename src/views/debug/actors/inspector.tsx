import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import type { Recorded, Step } from '../../../services/recordings/recorded.ts';
import { Chips } from '../../shared/controls/chips.tsx';
import { Switch } from '../../shared/controls/switch.tsx';
import { TabList } from '../../shared/controls/tabs.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { ActorState } from './actor-state.tsx';
import { ActorTree } from './actor-tree.tsx';
import { EventList } from './event-list.tsx';
import styles from './inspector.module.css';
import { JsonTree } from './json-tree.tsx';
import { SequenceDiagram } from './sequence-diagram.tsx';
import { eventName, filterSteps } from './step-filter.ts';
import { Timeline } from './timeline.tsx';

const panels = [
  { value: 'actors', label: 'Actors' },
  { value: 'state', label: 'State' },
  { value: 'events', label: 'Events' },
] as const;

type Panel = (typeof panels)[number]['value'];

interface InspectorProps {
  recorded: Recorded;
  /** One step is selected: the recording has to pause. */
  onStep?: () => void;
  /** The newest step is shown as it comes. */
  follows?: boolean;
  /** Below the state of the chosen actor. */
  children?: ReactNode;
}

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const writesItself = 'input, select, textarea, [role="tab"], [data-scrolls], svg, section[tabindex]';

/** What was recorded: the tree of actors, one of them as it was after a step, and what they sent each other. */
export function Inspector({ recorded, onStep, follows = false, children }: InspectorProps) {
  const id = useId();
  const [seq, setSeq] = useState<number>();
  const [actor, setActor] = useState<string>();
  const [panel, setPanel] = useState<Panel>('state');
  const [view, setView] = useState('list');
  const [search, setSearch] = useState('');
  const [isOne, setOne] = useState(false);
  const [ownOnly, setOwnOnly] = useState(false);
  const { steps } = recorded;
  const last = steps.length - 1;
  const found = seq === undefined || follows ? -1 : steps.findIndex((step) => step.seq >= seq);
  const index = found === -1 ? last : found;
  const step = steps[index];
  const [root] = recorded.treeAt(index);
  const chosen = actor ?? root?.id;
  const wanted = useDeferredValue(search);
  const shown = useMemo(
    () => filterSteps(recorded, { search: wanted, ownOnly, actorId: isOne ? chosen : undefined }),
    [recorded, wanted, ownOnly, isOne, chosen],
  );
  const goTo = (to: number) => {
    const next = steps[to];
    if (!next) return;
    setSeq(next.seq);
    onStep?.();
  };
  const choose = (to: number) => {
    goTo(to);
    if (!isOne) setActor(steps[to]?.target);
  };
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = arrows[event.key];
    if (by === undefined || (event.target as Element).closest(writesItself)) return;
    event.preventDefault();
    goTo(index + by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys step as the buttons of the timeline do.
    <div className={styles.inspector} data-panel={panel} data-view={view} onKeyDown={walk}>
      <div className={styles.timeline}>
        <Timeline recorded={recorded} index={index} onChoose={goTo} />
      </div>
      <div className={styles.tabs}>
        <TabList label="Part of the inspector" tabs={panels} value={panel} onChange={setPanel} />
      </div>
      <div className={styles.panels}>
        <section className={styles.panel} data-part="actors" aria-label="Tree of actors">
          <ActorTree
            recorded={recorded}
            index={index}
            chosen={chosen}
            onChoose={(actorId) => {
              setActor(actorId);
              setPanel('state');
            }}
          />
        </section>
        <section className={styles.panel} data-part="state" aria-label="State of the chosen actor">
          {step ? <ChosenStep recorded={recorded} step={step} /> : null}
          {chosen === undefined ? null : (
            <ActorState key={chosen} recorded={recorded} actorId={chosen} index={index} />
          )}
          {children}
        </section>
        <section className={styles.panel} data-part="events" aria-label="What was sent">
          <div className={styles.filters}>
            <TextInput
              aria-label="Search events"
              placeholder="Search"
              size="sm"
              leftSection={<IconSearch size={16} />}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <Chips
              label="View"
              value={view}
              choices={[
                { value: 'list', label: 'List' },
                { value: 'sequence', label: 'Sequence' },
              ]}
              onChange={setView}
            />
            <Switch
              label="This actor only"
              checked={isOne}
              onChange={({ target }) => setOne(target.checked)}
            />
            <Switch
              label="Hide XState’s own"
              checked={ownOnly}
              onChange={({ target }) => setOwnOnly(target.checked)}
            />
            <p id={`${id}-count`} className={styles.count} role="status">
              {shown.length === steps.length
                ? `${steps.length} events`
                : `${shown.length} of ${steps.length} events`}
            </p>
          </div>
          <div className={styles.events} data-scrolls>
            {view === 'list' ? (
              <EventList recorded={recorded} shown={shown} index={index} onChoose={choose} />
            ) : (
              <SequenceDiagram recorded={recorded} shown={shown} index={index} onChoose={choose} />
            )}
          </div>
        </section>
      </div>
    </div>
  );
}

function ChosenStep({ recorded, step }: { recorded: Recorded; step: Step }) {
  const payload: unknown = JSON.parse(step.payload);
  const isEmpty = typeof payload !== 'object' || payload === null || Object.keys(payload).length === 0;
  return (
    <section className={styles.step} aria-label="Chosen event">
      <p>
        <strong title={step.type}>{eventName(step.type)}</strong>
        <span>
          {step.source === null ? '' : `${recorded.nameOf(step.source)} → `}
          {recorded.nameOf(step.target)}
        </span>
      </p>
      {isEmpty ? null : <JsonTree value={payload} />}
    </section>
  );
}
