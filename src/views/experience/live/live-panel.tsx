import type { PublicProjection } from '#contract/messages/session-projection.ts';
import {
  ownVote,
  selectEndTime,
  selectIsDebriefing,
  selectIsEnded,
  selectIsInBreakout,
  selectSeat,
  selectVoteOutbox,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';
import { useOutbox } from '../../../machines/live-session/use-outbox.ts';
import { BreakoutRoom } from '../breakout/breakout-room.tsx';
import { TeamSeats } from '../breakout/team-seats.tsx';
import { useMedia } from '../../shared/use-media.ts';
import { TeamTalk } from '../word/team-talk.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { EndingScene } from './ending-scene.tsx';
import { GatheringPanel } from './gathering-panel.tsx';
import styles from './live-cinema.module.css';
import { OutcomeScene } from './outcome-scene.tsx';

interface LivePanelProps {
  projection: PublicProjection;
  scene: string;
}

/** What rises over the picture in each scene; below a clip, where a screen is upright, the own team. */
export function LivePanel({ projection, scene }: LivePanelProps) {
  const verbs = useExperienceVerbs();
  const seat = useExperience(selectSeat);
  const endsAt = useExperience(selectEndTime);
  const isInBreakout = useExperience(selectIsInBreakout);
  const isEnded = useExperience(selectIsEnded);
  const isDebriefing = useExperience(selectIsDebriefing);
  const outbox = useOutbox(useExperience(selectVoteOutbox));
  const isUpright = useMedia('(max-width: 51.25em) and (max-aspect-ratio: 4 / 5)');
  const { decision, outcome, breakout, ending } = projection;
  if (isInBreakout && breakout && endsAt !== null) {
    return (
      <div className={styles.panel} data-full>
        <BreakoutRoom
          breakout={breakout}
          endsAt={endsAt}
          teams={projection.teams}
          present={projection.seats.flatMap((one) => (one.present ? [one.seat_id] : []))}
        />
      </div>
    );
  }
  const ownTeam = projection.teams.find(({ team_id }) => team_id === seat?.team_id);
  const captain = projection.seats.find(({ seat_id }) => seat_id === ownTeam?.captain);
  const isBeginning = scene === 'gathering' && projection.scene_index === 0;
  const isBelowClip = isUpright && (scene === 'clip' || (scene === 'gathering' && !isBeginning));
  const talking = isBeginning || scene === 'outcome' || isDebriefing;
  return (
    <div className={styles.panel}>
      {isBeginning ? <GatheringPanel projection={projection} /> : null}
      {scene === 'decision' && decision && endsAt !== null ? (
        <DecisionPanel
          decision={decision}
          endsAt={endsAt}
          seats={projection.seats}
          captain={captain ? { ...captain, own: captain.seat_id === seat?.seat_id } : null}
          vote={ownVote(outbox, decision, seat?.vote ?? null)}
          onVote={(optionId) => verbs.vote(decision.scene_id, optionId)}
        />
      ) : null}
      {scene === 'outcome' && outcome && endsAt !== null ? (
        <OutcomeScene outcome={outcome} endsAt={endsAt} teams={projection.teams} ownTeamId={seat?.team_id} />
      ) : null}
      {isEnded ? <EndingScene ending={ending} /> : null}
      {scene === 'decision' ? <TeamTalk /> : null}
      {talking || isBelowClip ? <TeamSeats className={styles.strip} /> : null}
    </div>
  );
}
