import { useState } from 'react';
import { fullName } from '#contract/rules/people/full-name.ts';
import { proposeTeams } from '../../../machines/create-session/deal-draft.ts';
import { teamsOf } from '../../../machines/create-session/session-draft.ts';
import { useCreateSessionPeopleWords } from '../../../words/organiser/sessions/create-session-people-words.ts';
import { useTeamNameWords } from '../../../words/team-name-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';

/** The proposal stays the same until the list changes. */
function useProposal({ draft }: Pick<StepProps, 'draft'>) {
  const names = useTeamNameWords();
  const [made, setMade] = useState<{ of: string; proposal: ReturnType<typeof proposeTeams> }>();
  const of = JSON.stringify([draft.peopleText, draft.teamNames, draft.moved, draft.apart]);
  if (made?.of === of) return made.proposal;
  const proposal = proposeTeams(draft, { names });
  setMade({ of, proposal });
  return proposal;
}

/** Teams for a list that nobody has arranged yet, to be accepted or left. */
export function TeamProposal({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const words = useCreateSessionPeopleWords().proposal;
  const proposal = useProposal({ draft });
  if (!proposal) return null;
  const teams = teamsOf({ ...draft, ...proposal });
  const sizes = teams.map(({ people }) => people.length);
  return (
    <section className={styles.notice} aria-label={words.label}>
      <p>
        {words.text(
          teams.length,
          Math.min(...sizes),
          Math.max(...sizes),
          proposal.dealing ? words.how[proposal.dealing] : '',
        )}
      </p>
      <details>
        <summary>{words.look}</summary>
        <ul>
          {teams.map((team) => (
            <li key={team.name}>
              <strong>{team.name}</strong> {team.people.map((person) => fullName(person)).join(', ')}
            </li>
          ))}
        </ul>
      </details>
      <Button variant="default" onClick={() => change(proposal)}>
        {words.use}
      </Button>
    </section>
  );
}
