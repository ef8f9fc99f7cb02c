import { MultiSelect } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { DealingWay } from '#contract/rules/sessions/dealing-ways.ts';
import { dealDraft, possibleWays, withApart } from '../../../machines/create-session/deal-draft.ts';
import { tooClose } from '../../../machines/create-session/deal-teams.ts';
import { addressesOf, type SessionDraft, teamsOf } from '../../../machines/create-session/session-draft.ts';
import { Button } from '../../shared/controls/button.tsx';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import type { StepProps } from './step-props.ts';
import styles from './team-builder.module.css';

const joined = new Intl.ListFormat('en-GB');

const words: Record<DealingWay, { label: string; done: string }> = {
  random: { label: 'At random', done: 'Teams shuffled.' },
  notAsLast: { label: 'Different from last time', done: 'People from the same team last time are split up.' },
  departmentsMixed: { label: 'Mix departments', done: 'Departments are mixed across teams.' },
  departmentsTogether: { label: 'Departments together', done: 'Departments stay together where they fit.' },
};

/** Deals everybody to the teams anew, and keeps apart who should not share one. */
export function TeamBuilder({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const [before, setBefore] = useState<Pick<SessionDraft, 'moved' | 'dealing'>>();
  const possible = possibleWays(draft);
  return (
    <section className={styles.builder} aria-labelledby="team-builder">
      <h3 id="team-builder">Who plays with whom</h3>
      <div className={styles.ways}>
        {possible.map((way) => (
          <Button
            key={way}
            variant="default"
            size="compact-sm"
            onClick={() => {
              setBefore({ moved: draft.moved, dealing: draft.dealing });
              change(dealDraft(draft, way));
            }}
          >
            {words[way].label}
          </Button>
        ))}
        {before ? (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => {
              change(before);
              setBefore(undefined);
            }}
          >
            Undo
          </Button>
        ) : null}
      </div>
      <p role="status" className={styles.soft}>
        {draft.dealing ? `${words[draft.dealing].done} ` : ''}
        {possible.includes('departmentsMixed')
          ? 'Departments are saved with your people: you can search for them. Guests don’t see them.'
          : 'To mix by department, add it after the email, e.g. “Ana Silva <ana@example.com> (Sales)”, or as a column in your file.'}
      </p>
      <KeepApart draft={draft} change={change} />
    </section>
  );
}

function KeepApart({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const [chosen, setChosen] = useState<string[]>([]);
  const teams = teamsOf(draft);
  const nameOf = new Map(
    teams
      .flatMap((team) => team.people)
      .map(({ email, first_name, last_name }) => [email, `${first_name} ${last_name}`.trim()]),
  );
  const namesOf = (emails: readonly string[]) =>
    joined.format(emails.map((email) => nameOf.get(email) ?? email));
  const isHere = (email: string) => nameOf.has(email);
  const apart = (draft.apart ?? []).filter((group) => group.filter(isHere).length > 1);
  const close = tooClose(teams.map(addressesOf), apart);
  const present = chosen.filter(isHere);
  const others = apart.filter((group) => group.join() !== chosen.join());
  /** Two or more are kept apart at once: nothing has to be pressed that could be forgotten. */
  const choose = (emails: string[]) => {
    setChosen(emails);
    change(emails.length < 2 ? { apart: others } : withApart(draft, [...others, emails], emails));
  };
  return (
    <>
      <MultiSelect
        label="Keep apart"
        description="People who should not be in the same team."
        placeholder={chosen.length === 0 ? 'Two people or more' : ''}
        searchable
        hidePickedOptions
        nothingFoundMessage="No matching guest"
        data={[...nameOf]
          .map(([value, name]) => ({ value, label: name === '' ? value : name }))
          .sort((one, other) => one.label.localeCompare(other.label, 'en'))}
        value={present}
        onChange={choose}
      />
      {present.length > 1 ? (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setChosen([])}>
            Keep others apart too
          </Button>
        </div>
      ) : null}
      {others.length > 0 ? (
        <ul className={styles.groups} aria-label="Kept apart">
          {others.map((group) => (
            <li key={group.join()}>
              {namesOf(group.filter(isHere))}
              <IconButton
                variant="subtle"
                aria-label={`Stop keeping ${namesOf(group.filter(isHere))} apart`}
                onClick={() => change({ apart: apart.filter((other) => other !== group) })}
              >
                <IconX size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <div role="status">
        {close.map((group) => (
          <p key={group.join()} className={styles.close}>
            {namesOf(group)} are in the same team.
          </p>
        ))}
      </div>
    </>
  );
}
