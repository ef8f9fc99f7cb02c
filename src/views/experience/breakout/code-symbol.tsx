import { useWords } from '../../../words/use-words.tsx';

const strokes: Record<string, string> = {
  wheel: 'M12 3a9 9 0 1 0 .01 0M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4',
  drop: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z',
  stair: 'M3 20h5v-5h4v-5h4V5h5',
  key: 'M8 8a4 4 0 1 1-.01 0M8 16v-1M11 12h10v4M17 12v3',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 .01 0',
  gate: 'M4 21V9a8 8 0 0 1 16 0v12M4 21h16M10 21v-9M14 21v-9M4 14h16',
  bird: 'M2 9c4-2 6 0 10 4 4-4 6-6 10-4M12 13v5',
  bell: 'M6 17c1-2 1-4 1-7a5 5 0 0 1 10 0c0 3 0 5 1 7ZM10 20h4M12 3v2',
  leaf: 'M5 20C4 10 10 4 20 4c0 10-6 16-15 16ZM5 20 14 10',
  moon: 'M16 3a9.5 9.5 0 1 0 5 14A9 9 0 0 1 16 3Z',
  hand: 'M7 21v-6l-3-4 1.5-1L8 12V5M8 12V4h2.5v7M10.5 11V3.5H13V11M13 11V5h2.5v7M15.5 12V8H18v8l-2 5Z',
  fish: 'M3 12c4-7 10-7 14 0-4 7-10 7-14 0ZM17 12l4-4v8ZM7 11v.01',
};

/** A sign of the code. Its name stays with those who cannot see it: the others have to find words. */
export function CodeSymbol({ shape, size = 48 }: { shape: string; size?: number }) {
  const { table } = useWords();
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={table.sign(table.signs[shape] ?? shape)}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes[shape] ?? ''} />
    </svg>
  );
}
