import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import type { SessionHostWords } from '#contract/words/en/organiser/sessions/session-host.ts';
import { useSessionHostWords } from '../../../../words/organiser/sessions/session-host-words.ts';
import { HostClock, clockText } from './host-clock.tsx';
import styles from './host-console.module.css';

type NowWords = SessionHostWords['now'];

const sceneTitle = (live: LiveAnswer) => live.breakout?.title ?? live.decision?.title ?? live.clip?.title;

const pictureOf = ({ clip, story }: LiveAnswer) => (clip ? `${clip.base_url}poster.webp` : story.cover_url);

/** How long a scene takes at most, in minutes and seconds. */
const lengthText = (ms: number) => clockText(Math.round(ms / 1000));

/** What follows and how long it takes; every way where the vote decides. */
export function nextText({ next }: Pick<LiveAnswer, 'next'>, words: NowWords): string {
  const scenes = next.map(
    ({ title, kind, length_ms }) => `${title} (${words.kinds[kind]}, ${lengthText(length_ms)})`,
  );
  const [first] = scenes;
  if (first === undefined) return '';
  return scenes.length === 1 ? words.next(first) : words.nextByVote(scenes);
}

/** What was chosen or solved, while the result is shown. */
function resultText({ outcome }: LiveAnswer, words: NowWords): string {
  if (outcome?.kind === 'decision') return outcome.reason;
  if (outcome?.kind !== 'challenge') return '';
  const solved = outcome.teams.filter((team) => team.solved).length;
  return words.solved(solved, outcome.teams.length);
}

/** The scene with its picture, the time left, the votes and what follows. */
export function HostNow({ live }: { live: LiveAnswer }) {
  const { now: words } = useSessionHostWords();
  const present = live.seats.filter((seat) => seat.present).length;
  const voted = live.decision?.voted.length;
  const title = sceneTitle(live);
  const next = nextText(live, words);
  const result = resultText(live, words);
  return (
    <div className={styles.now}>
      <img className={styles.picture} src={pictureOf(live)} alt="" />
      <div className={styles.facts}>
        <p className={styles.soft}>
          {live.phase === 'waiting'
            ? live.story.title
            : words.scene(live.scene_index + 1, live.scenes_expected)}
        </p>
        <h2 id="host-console" className={styles.phase}>
          {words.phases[live.phase]}
        </h2>
        <p>
          {title ? `${title}. ` : ''}
          {words.here(present, live.seats.length)}
        </p>
        {live.phase === 'waiting' && !live.hold ? <p>{words.startsAlone}</p> : null}
        {voted === undefined ? null : <p>{words.votes(voted)}</p>}
        {result ? <p>{result}</p> : null}
        {next ? <p className={styles.next}>{next}</p> : null}
      </div>
      <HostClock live={live} />
    </div>
  );
}
