import { useId } from 'react';

interface LanternProps {
  x: number;
  y: number;
  /** From the ground to the ring, in user units. */
  height: number;
  lit?: boolean;
  frame?: string;
}

/** A storm lantern standing on (x, y). */
export function Lantern({ x, y, height, lit = true, frame = '#241a14' }: LanternProps) {
  const glass = useId();
  return (
    <g transform={`translate(${x} ${y}) scale(${height / 100})`}>
      <defs>
        <radialGradient id={glass} cx="0.5" cy="0.62" r="0.62">
          <stop offset="0" stopColor={lit ? '#fffbe6' : '#2b3a5e'} />
          <stop offset="0.5" stopColor={lit ? '#ffdc83' : '#233156'} />
          <stop offset="1" stopColor={lit ? '#ffb027' : '#1a2546'} />
        </radialGradient>
      </defs>
      <path d="M-13 -82 A13 15 0 1 1 13 -82" fill="none" stroke={frame} strokeWidth="3.5" />
      <path d="M-22 -16 C-30 -40 -24 -62 -13 -68 L13 -68 C24 -62 30 -40 22 -16Z" fill={`url(#${glass})`} />
      {lit ? (
        <path d="M0 -54 C11 -40 9 -27 0 -22 C-9 -27 -10 -38 -4 -44 C-2 -41 0 -45 0 -54Z" fill="#fff8dc" />
      ) : (
        <path d="M0 -22 L0 -30" stroke="#0b1228" strokeWidth="3" strokeLinecap="round" />
      )}
      <path d="M-18 -68 L-10 -84 L10 -84 L18 -68 Q0 -64 -18 -68Z" fill={frame} />
      <path d="M-26 -14 Q0 -20 26 -14 L29 0 L-29 0Z" fill={frame} />
      <path d="M-22 -16 C-30 -40 -24 -62 -13 -68" fill="none" stroke={frame} strokeWidth="3" />
      <path d="M22 -16 C30 -40 24 -62 13 -68" fill="none" stroke={frame} strokeWidth="3" />
      <path d="M-26 -42 L26 -42" stroke={frame} strokeWidth="2" opacity="0.7" />
    </g>
  );
}
