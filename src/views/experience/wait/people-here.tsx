import { IconDeviceLaptop, IconFlame } from '@tabler/icons-react';
import type { CrewPart, RosterSeat, RosterTeam } from '#contract/messages/session-projection.ts';
import { InitialsAvatar } from '../../shared/people/initials-avatar.tsx';
import { CrewMark } from '../../shared/people/crew-mark.tsx';
import { isHereFor } from './is-here.ts';
import styles from './people-here.module.css';
import { useWords } from '../../../words/use-words.tsx';

interface PeopleHereProps {
  /** Parts that people of the own team have in the story. */
  crew?: readonly CrewPart[];
  teams: readonly RosterTeam[];
  seats: readonly RosterSeat[];
  own: string;
}

/** With more people than this the other teams are folded, so that what comes after them is found. */
const mostUnfolded = 12;

function PartOf({ seat, crew }: { seat: RosterSeat; crew: readonly CrewPart[] }) {
  const part = crew.find(({ id }) => id === seat.part);
  if (!part) return null;
  return (
    <span className={styles.part}>
      <CrewMark mark={part.mark} size={16} /> {part.name}
    </span>
  );
}

/** Everybody by team, own team first; a lit lamp marks presence. */
export function PeopleHere({ crew = [], teams, seats, own }: PeopleHereProps) {
  const { common, wait } = useWords();
  const isHere = isHereFor(own);
  const ownTeam = seats.find(({ seat_id }) => seat_id === own)?.team_id;
  const ordered = teams.toSorted((a, b) => Number(b.team_id === ownTeam) - Number(a.team_id === ownTeam));
  return (
    <div className={styles.teams}>
      {ordered.map((team) => {
        const people = seats.filter(({ team_id }) => team_id === team.team_id);
        const here = people.filter(isHere).length;
        return (
          <section key={team.team_id} aria-label={team.name}>
            <details open={team.team_id === ownTeam || seats.length <= mostUnfolded}>
              <summary className={styles.name}>
                <h3>{team.name}</h3>
                <span>{wait.here(here, people.length)}</span>
              </summary>
              {team.team_id === ownTeam ? (
                <p className={styles.soft}>
                  {wait.checkedOf(people.filter(({ checked }) => checked).length, people.length)}
                </p>
              ) : null}
              <ul className={styles.people}>
                {people.map((seat) => (
                  <li key={seat.seat_id} className={styles.person} data-here={isHere(seat) || undefined}>
                    <span className={styles.face}>
                      <InitialsAvatar name={seat.name} size={44} away={!isHere(seat)} />
                      <span className={styles.lamp} aria-hidden="true" />
                    </span>
                    <span className={styles.who}>
                      <span>{seat.seat_id === own ? common.own(seat.name) : seat.name}</span>
                      <small>
                        {isHere(seat) ? wait.isHere : wait.isNotHere}
                        {seat.checked && team.team_id === ownTeam ? (
                          <span className={styles.check}>
                            <IconDeviceLaptop size={14} aria-hidden /> {wait.isChecked}
                          </span>
                        ) : null}
                        {team.team_id === ownTeam ? <PartOf seat={seat} crew={crew} /> : null}
                        {team.captain === seat.seat_id ? (
                          <span className={styles.captain}>
                            <IconFlame size={14} aria-hidden /> {common.captain}
                          </span>
                        ) : null}
                      </small>
                    </span>
                  </li>
                ))}
              </ul>
              {team.team_id === ownTeam && team.captain !== null ? (
                <p className={styles.why}>{common.captainWhy}</p>
              ) : null}
            </details>
          </section>
        );
      })}
    </div>
  );
}
