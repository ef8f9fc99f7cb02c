import { credits } from '#contract/rules/business-constants.ts';
import { hourStory } from '../story/hour-story.ts';
import styles from './formats.module.css';

const oneCredit = credits.seatsPerCredit;
const largest = hourStory.players.max;

const formats = [
  {
    people: 4,
    name: 'One team',
    range: '2 to 6 people',
    text: 'Everybody in one room of their own. The warmest way to play, and a good first try.',
  },
  {
    people: 12,
    name: 'A few teams',
    range: `7 to ${oneCredit} people`,
    text: 'Teams of four to six, one film. All votes steer the story; each team earns its own points. One credit.',
  },
  {
    people: 24,
    name: 'The whole house',
    range: `${oneCredit + 1} people or more`,
    text: `Up to ${largest} people play one session. Larger groups play in several at the same time, and each team stays together. One credit for every ${oneCredit} people.`,
  },
];

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
  return (
    <>
      <h2 id="formats-title">From a handful to the whole house</h2>
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
