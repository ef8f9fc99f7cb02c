import { MultiSelect } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { dealDraft, possibleWays, withApart } from '../../../machines/create-session/deal-draft.ts';
import { tooClose } from '../../../machines/create-session/deal-teams.ts';
import { addressesOf, type SessionDraft, teamsOf } from '../../../machines/create-session/session-draft.ts';
import { useCreateSessionPeopleWords } from '../../../words/organiser/sessions/create-session-people-words.ts';
import { useList } from '../../../words/use-texts.ts';
import { useLanguage } from '../../../words/language.ts';
import { Button } from '../../shared/controls/button.tsx';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import type { StepProps } from './step-props.ts';
import styles from './team-builder.module.css';

/** Deals everybody to the teams anew, and keeps apart who should not share one. */
export function TeamBuilder({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const words = useCreateSessionPeopleWords().dealing;
  const [before, setBefore] = useState<Pick<SessionDraft, 'moved' | 'dealing'>>();
  const possible = possibleWays(draft);
  return (
    <section className={styles.builder} aria-labelledby="team-builder">
      <h3 id="team-builder">{words.title}</h3>
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
            {words.ways[way].label}
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
            {words.undo}
          </Button>
        ) : null}
      </div>
      <p role="status" className={styles.soft}>
        {draft.dealing ? `${words.ways[draft.dealing].done} ` : ''}
        {possible.includes('departmentsMixed') ? words.departmentsKnown : words.departmentsHelp}
      </p>
      <KeepApart draft={draft} change={change} />
    </section>
  );
}

function KeepApart({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const words = useCreateSessionPeopleWords().apart;
  const language = useLanguage();
  const list = useList();
  const [chosen, setChosen] = useState<string[]>([]);
  const teams = teamsOf(draft);
  const nameOf = new Map(
    teams
      .flatMap((team) => team.people)
      .map(({ email, first_name, last_name }) => [email, `${first_name} ${last_name}`.trim()]),
  );
  const namesOf = (emails: readonly string[]) => list(emails.map((email) => nameOf.get(email) ?? email));
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
        label={words.label}
        description={words.help}
        placeholder={chosen.length === 0 ? words.placeholder : ''}
        searchable
        hidePickedOptions
        nothingFoundMessage={present.length === nameOf.size ? words.everybodyChosen : words.noMatch}
        data={[...nameOf]
          .map(([value, name]) => ({ value, label: name === '' ? value : name }))
          .sort((one, other) => one.label.localeCompare(other.label, language))}
        value={present}
        onChange={choose}
      />
      {present.length > 1 ? (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setChosen([])}>
            {words.others}
          </Button>
        </div>
      ) : null}
      {others.length > 0 ? (
        <ul className={styles.groups} aria-label={words.kept}>
          {others.map((group) => (
            <li key={group.join()}>
              {namesOf(group.filter(isHere))}
              <IconButton
                variant="subtle"
                aria-label={words.stop(namesOf(group.filter(isHere)))}
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
            {words.tooClose(namesOf(group))}
          </p>
        ))}
      </div>
    </>
  );
}
