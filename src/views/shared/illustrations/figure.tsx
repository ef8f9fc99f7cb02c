export type FigureHat = 'none' | 'beanie' | 'bun' | 'hood' | 'brim' | 'curls';
export type FigurePose = 'stand' | 'point' | 'sit' | 'wheel' | 'reach';

export interface FigureProps {
  x: number;
  y: number;
  /** Of a standing person, in user units. */
  height: number;
  cloak: string;
  skin?: string;
  hat?: FigureHat;
  hatFill?: string;
  pose?: FigurePose;
  /** The side the light comes from. */
  lit?: 'left' | 'right';
  glow?: number;
}

const rim = '#ffcf72';

function Hat({ hat, fill }: { hat: FigureHat; fill: string }) {
  switch (hat) {
    case 'beanie':
      return (
        <g fill={fill}>
          <path d="M-13.5 -87 A13.5 14 0 0 1 13.5 -87 Q0 -91.5 -13.5 -87Z" />
          <circle cx="0" cy="-102" r="3.6" />
        </g>
      );
    case 'bun':
      return (
        <g fill={fill}>
          <path d="M-13 -82 A13 14 0 0 1 13 -88 Q2 -92 -6 -88 Q-10 -86 -13 -82Z" />
          <circle cx="-9" cy="-99" r="6" />
        </g>
      );
    case 'hood':
      return (
        <path
          d="M-16 -70 Q-20 -98 0 -104 Q20 -98 16 -70 Q10 -72 10 -82 A10 11 0 0 0 -8 -84 Q-8 -74 -16 -70Z"
          fill={fill}
        />
      );
    case 'brim':
      return (
        <g fill={fill}>
          <path d="M-22 -90 Q0 -97 22 -90 Q0 -86 -22 -90Z" />
          <path d="M-11 -91 Q-10 -106 0 -106 Q10 -106 11 -91Z" />
        </g>
      );
    case 'curls':
      return (
        <g fill={fill}>
          <circle cx="-9" cy="-91" r="6.5" />
          <circle cx="-3" cy="-97" r="7" />
          <circle cx="6" cy="-97" r="7" />
          <circle cx="11" cy="-91" r="5" />
        </g>
      );
    default:
      return null;
  }
}

const bodies: Record<FigurePose, { body: string; rim: string }> = {
  stand: {
    body: 'M-8 -72 C-21 -67 -24 -34 -27 0 Q0 5 27 0 C24 -34 21 -67 8 -72Z',
    rim: 'M8 -72 C21 -67 24 -34 27 0 L21 1.5 C19 -32 16 -60 4 -72Z',
  },
  point: {
    body: 'M-8 -72 C-21 -67 -24 -34 -27 0 Q0 5 26 0 C24 -22 22 -36 20 -44 L46 -66 Q50 -71 45 -73 L16 -62 Q14 -69 8 -72Z',
    rim: 'M26 0 C24 -22 22 -36 20 -44 L46 -66 Q50 -71 45 -73 L43 -70 L15 -46 C18 -34 20 -20 20.5 1Z',
  },
  reach: {
    body: 'M-8 -72 C-21 -67 -24 -34 -27 0 Q0 5 26 0 C24 -24 22 -34 20 -40 L42 -34 Q48 -34 47 -39 L18 -56 Q15 -69 8 -72Z',
    rim: 'M26 0 C24 -24 22 -34 20 -40 L42 -34 Q48 -34 47 -39 L40 -38 L17 -48 C19 -34 20 -20 21 1Z',
  },
  sit: {
    body: 'M-8 -72 C-22 -66 -26 -42 -27 -24 Q-27 0 -20 0 L40 0 Q44 -1 42 -8 Q34 -26 18 -30 C20 -50 18 -68 8 -72Z',
    rim: 'M8 -72 C18 -68 20 -50 18 -30 Q34 -26 42 -8 L36 -8 Q28 -22 12 -24 C14 -46 13 -64 4 -72Z',
  },
  wheel: {
    body: 'M-8 -72 C-21 -67 -24 -44 -24 -24 L22 -24 L30 0 L40 0 L32 -30 Q28 -36 18 -37 C19 -54 17 -68 8 -72Z',
    rim: 'M8 -72 C17 -68 19 -54 18 -37 Q28 -36 32 -30 L40 0 L36 0 L27 -29 L13 -31 C14 -48 13 -64 4 -72Z',
  },
};

/** A paper-cut person standing on (x, y), one edge caught by the light. */
export function Figure({
  x,
  y,
  height,
  cloak,
  skin = '#8a5a3c',
  hat = 'none',
  hatFill = '#2a1f1a',
  pose = 'stand',
  lit = 'right',
  glow = 0.8,
}: FigureProps) {
  const scale = height / 104;
  const drop = pose === 'sit' ? 10 : pose === 'wheel' ? -4 : 0;
  return (
    <g transform={`translate(${x} ${y}) scale(${lit === 'right' ? scale : -scale} ${scale})`}>
      <g transform={`translate(0 ${drop})`}>
        <path d={bodies[pose].body} fill={cloak} />
        <path d={bodies[pose].rim} fill={rim} opacity={glow * 0.62} />
        <circle cx="0" cy="-84" r="13" fill={skin} />
        <path d="M3 -96.6 A13 13 0 0 1 3 -71.4 A17 17 0 0 0 3 -96.600Z" fill={rim} opacity={glow} />
        <Hat hat={hat} fill={hatFill} />
      </g>
      {pose === 'wheel' ? (
        <g fill="none" stroke="#0d1630" strokeWidth="4">
          <circle cx="-6" cy="-14" r="16" />
          <circle cx="-6" cy="-14" r="3" fill="#0d1630" />
          <circle cx="30" cy="-4" r="4" />
        </g>
      ) : null}
    </g>
  );
}
