import { form, plural } from '#contract/words/en/counts.ts';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { HostClock, clockText } from './host-clock.tsx';
import styles from './host-console.module.css';

const phaseWords: Record<LiveAnswer['phase'], string> = {
  waiting: 'Waiting for the start',
  gathering: 'Loading the next scene on every screen',
  clip: 'Watching',
  decision: 'Deciding together',
  outcome: 'Showing the result',
  breakout: 'Teams are in their rooms',
  ended: 'The story is over',
  cancelled: 'Cancelled',
  failed: 'Did not take place',
};

const kindWords: Record<LiveAnswer['next'][number]['kind'], string> = {
  clip: 'film',
  decision: 'decision',
  challenge: 'riddle',
  breather: 'break',
  ending: 'ending',
};

const sceneTitle = (live: LiveAnswer) => live.breakout?.title ?? live.decision?.title ?? live.clip?.title;

const pictureOf = ({ clip, story }: LiveAnswer) => (clip ? `${clip.base_url}poster.webp` : story.cover_url);

/** How long a scene takes at most, in minutes and seconds. */
const lengthText = (ms: number) => clockText(Math.round(ms / 1000));

/** What follows and how long it takes; every way where the vote decides. */
export function nextText({ next }: Pick<LiveAnswer, 'next'>): string {
  const said = next.map(
    ({ title, kind, length_ms }) => `${title} (${kindWords[kind]}, ${lengthText(length_ms)})`,
  );
  if (said.length === 0) return '';
  return form(said.length, `Next: ${said[0]}`, `Next, as the vote goes: ${said.join(' or ')}`);
}

/** What was chosen or solved, while the result is shown. */
function resultText({ outcome }: LiveAnswer): string {
  if (outcome?.kind === 'decision') return outcome.reason;
  if (outcome?.kind !== 'challenge') return '';
  const solved = outcome.teams.filter((team) => team.solved).length;
  return `${solved} of ${plural(outcome.teams.length, 'team', 'teams')} solved it.`;
}

/** The scene with its picture, the time left, the votes and what follows. */
export function HostNow({ live }: { live: LiveAnswer }) {
  const present = live.seats.filter((seat) => seat.present).length;
  const voted = live.decision?.voted.length;
  const title = sceneTitle(live);
  const next = nextText(live);
  const result = resultText(live);
  return (
    <div className={styles.now}>
      <img className={styles.picture} src={pictureOf(live)} alt="" />
      <div className={styles.facts}>
        <p className={styles.soft}>
          {live.phase === 'waiting'
            ? live.story.title
            : `Scene ${live.scene_index + 1} of about ${live.scenes_expected}`}
        </p>
        <h2 id="host-console" className={styles.phase}>
          {phaseWords[live.phase]}
        </h2>
        <p>
          {title ? `${title}. ` : ''}
          {present} of {live.seats.length} here.
        </p>
        {live.phase === 'waiting' && !live.hold ? (
          <p>The story starts automatically. Start now if everybody is here, or pause if somebody is late.</p>
        ) : null}
        {voted === undefined ? null : (
          <p>{plural(voted, 'vote', 'votes')} so far; results stay hidden until voting closes.</p>
        )}
        {result ? <p>{result}</p> : null}
        {next ? <p className={styles.next}>{next}</p> : null}
      </div>
      <HostClock live={live} />
    </div>
  );
}
