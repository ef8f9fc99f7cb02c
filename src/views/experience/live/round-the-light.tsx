import { Figure, type FigureProps } from '../../shared/illustrations/figure.tsx';
import { Lantern } from '../../shared/illustrations/lantern.tsx';

const looks: Pick<FigureProps, 'cloak' | 'hat' | 'hatFill' | 'pose' | 'skin'>[] = [
  { cloak: '#1f6f86', hat: 'hood', hatFill: '#195a6e', pose: 'sit' },
  { cloak: '#8c3a2c', hat: 'beanie', hatFill: '#c8452f', pose: 'sit' },
  { cloak: '#2f4a6b', hat: 'bun', skin: '#c99470', pose: 'stand' },
  { cloak: '#3f5b33', hat: 'brim', hatFill: '#2a3f24', pose: 'wheel', skin: '#6f452e' },
  { cloak: '#7a4d8a', hat: 'curls', skin: '#a8714e', pose: 'reach' },
  { cloak: '#145a40', hat: 'none', skin: '#e0b08c', pose: 'stand' },
  { cloak: '#6b5a2a', hat: 'hood', hatFill: '#574a22', pose: 'point', skin: '#8a5a3c' },
];
const mostFigures = 8;
const middle = 400;

/** A figure for each of the team, left and right of one lantern. */
export function RoundTheLight({ people, className }: { people: number; className?: string | undefined }) {
  const figures = Array.from({ length: Math.min(people, mostFigures) }, (_, index) => {
    const isLeft = index % 2 === 0;
    const place = 92 + Math.floor(index / 2) * 78;
    return { isLeft, x: isLeft ? middle - place : middle + place, y: 250 - Math.floor(index / 2) * 8 };
  });
  return (
    <svg viewBox="0 0 800 280" className={className} aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="round-the-light-glow">
          <stop offset="0" stopColor="#ffe7ab" stopOpacity="0.8" />
          <stop offset="0.3" stopColor="#ffb938" stopOpacity="0.38" />
          <stop offset="1" stopColor="#ffb938" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx={middle} cy={200} rx={330} ry={190} fill="url(#round-the-light-glow)" />
      {figures.map(({ isLeft, x, y }, index) => (
        <Figure
          key={String(index)}
          x={x}
          y={y}
          height={150 - Math.floor(index / 2) * 8}
          lit={isLeft ? 'right' : 'left'}
          {...(looks[index % looks.length] ?? { cloak: '#1f6f86' })}
        />
      ))}
      <Lantern x={middle} y={256} height={92} />
      <path d="M0 258 Q200 236 400 248 T800 244 V280 H0Z" fill="#070c1d" />
    </svg>
  );
}
