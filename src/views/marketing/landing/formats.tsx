import { credits } from '#contract/rules/business-constants.ts';
import { useLandingWords } from '../../../words/site/landing-words.ts';
import { hourStory } from '../story/hour-story.ts';
import styles from './formats.module.css';

const oneCredit = credits.seatsPerCredit;
const largest = hourStory.players.max;

const cloaks = ['#1e7a57', '#b93c28', '#2e6fbf', '#d98b2b', '#1f6f86'];

function Crowd({ people }: { people: number }) {
  const seats = Array.from({ length: people }, (_, index) => {
    const ring = index < 8 ? 0 : index < 18 ? 1 : 2;
    const first = [0, 8, 18][ring] ?? 0;
    const inRing = Math.min([8, 10, 14][ring] ?? 8, people - first);
    const angle = ((index - first) / inRing) * Math.PI * 2 + ring * 0.4 + (people < 8 ? Math.PI / 4 : 0);
    const radius = 34 + ring * 22;
    return {
      id: `${ring}-${index}`,
      x: (100 + Math.cos(angle) * radius * 1.25).toFixed(1),
      y: (92 + Math.sin(angle) * radius).toFixed(1),
      cloak: cloaks[index % cloaks.length],
    };
  });
  return (
    <svg viewBox="0 0 200 184" className={styles.crowd} aria-hidden="true">
      <circle cx="100" cy="92" r="30" fill="#ffb938" opacity="0.24" />
      <circle cx="100" cy="92" r="17" fill="#ffb938" opacity="0.45" />
      <path d="M100 80C107 89 107 96 100 101C93 96 93 89 100 80Z" fill="#b87400" />
      {seats.map((seat) => (
        <g key={seat.id} transform={`translate(${seat.x} ${seat.y})`} fill={seat.cloak}>
          <circle cy="-6" r="4.6" />
          <path d="M-8 9C-8 0 -5 -2 0 -2S8 0 8 9Z" />
        </g>
      ))}
    </svg>
  );
}

/** Three sizes of gathering, drawn from above. */
export function Formats() {
  const { title, team, few, house } = useLandingWords().formats;
  const formats = [
    { ...team, people: 4 },
    { ...few, people: 12, range: few.range(oneCredit) },
    { ...house, people: 24, range: house.range(oneCredit), text: house.text(largest, oneCredit) },
  ];
  return (
    <>
      <h2 id="formats-title">{title}</h2>
      <ul className={styles.formats}>
        {formats.map((format) => (
          <li key={format.name} className={styles.format}>
            <Crowd people={format.people} />
            <h3>{format.name}</h3>
            <p className={styles.range}>{format.range}</p>
            <p className={styles.text}>{format.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
