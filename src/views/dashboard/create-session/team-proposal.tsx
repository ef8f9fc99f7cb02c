import { useState } from 'react';
import type { DealingWay } from '#contract/rules/sessions/dealing-ways.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { proposeTeams } from '../../../machines/create-session/deal-draft.ts';
import { teamsOf } from '../../../machines/create-session/session-draft.ts';
import { Button } from '../../shared/controls/button.tsx';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';

const phrases: Record<DealingWay, string> = {
  random: 'mixed at random',
  notAsLast: 'different from last time',
  departmentsMixed: 'departments mixed',
  departmentsTogether: 'departments together',
};

/** The proposal stays the same until the list changes. */
function useProposal({ draft }: Pick<StepProps, 'draft'>) {
  const [made, setMade] = useState<{ of: string; proposal: ReturnType<typeof proposeTeams> }>();
  const of = JSON.stringify([draft.peopleText, draft.teamNames, draft.moved, draft.apart]);
  if (made?.of === of) return made.proposal;
  const proposal = proposeTeams(draft);
  setMade({ of, proposal });
  return proposal;
}

const sizesOf = (sizes: readonly number[]): string => {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return least === most ? `${most}` : `${least} or ${most}`;
};

/** Teams for a list that nobody has arranged yet, to be accepted or left. */
export function TeamProposal({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const proposal = useProposal({ draft });
  if (!proposal) return null;
  const teams = teamsOf({ ...draft, ...proposal });
  const sizes = teams.map(({ people }) => people.length);
  return (
    <section className={styles.notice} aria-label="Proposed teams">
      <p>
        Our proposal: {teams.length} teams of {sizesOf(sizes)},{' '}
        {proposal.dealing ? phrases[proposal.dealing] : ''}.
      </p>
      <details>
        <summary>Look at the teams</summary>
        <ul>
          {teams.map((team) => (
            <li key={team.name}>
              <strong>{team.name}</strong> {team.people.map((person) => fullName(person)).join(', ')}
            </li>
          ))}
        </ul>
      </details>
      <Button variant="default" onClick={() => change(proposal)}>
        Use these teams
      </Button>
    </section>
  );
}
