import { type ReactNode, useId } from 'react';

interface LightboxProps {
  /** The position of the light in the 1440 × 900 scene. */
  light: { x: number; y: number };
  children: (paint: { far: string; middle: string; near: string; cut: string }) => ReactNode;
  className?: string | undefined;
  aspect?: string;
}

const openings = [
  { r: 900, fill: '#101a3a' },
  { r: 690, fill: '#142547' },
  { r: 520, fill: '#183355' },
  { r: 385, fill: '#1f4a62' },
  { r: 270, fill: '#33686a' },
];

/** The wavy rim of one sheet's opening round (0, 0), so that each sheet looks cut by hand. */
function opening(radius: number, turn: number) {
  const points = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2 + turn;
    const reach = radius * (1 + 0.045 * Math.sin(index * 2.4 + turn * 3));
    return { x: Math.cos(angle) * reach * 1.12, y: Math.sin(angle) * reach };
  });
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
  });
  const start = middles.at(-1) ?? { x: 0, y: 0 };
  const at = ({ x, y }: typeof start) => `${Math.round(x)} ${Math.round(y)}`;
  const curves = points.map((point, index) => `Q${at(point)} ${at(middles[index] ?? point)}`);
  return `M${at(start)}${curves.join('')}Z`;
}

/** A box of paper sheets lit from within: the sky's sheets open towards the light, the land is in front. */
export function Lightbox({ light, children, className, aspect = 'xMidYMax slice' }: LightboxProps) {
  const id = useId();
  const lit = (name: string, near: string, mid: string, far: string) => (
    <radialGradient id={`${id}-${name}`} gradientUnits="userSpaceOnUse" cx={light.x} cy={light.y} r="720">
      <stop offset="0" stopColor={near} />
      <stop offset="0.3" stopColor={mid} />
      <stop offset="1" stopColor={far} />
    </radialGradient>
  );
  return (
    <svg
      viewBox="0 0 1440 900"
      preserveAspectRatio={aspect}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        {lit('far', '#e9b45c', '#3f7f74', '#152a4c')}
        {lit('middle', '#c98e3c', '#24605f', '#10203f')}
        {lit('near', '#8f7433', '#174a4b', '#0c1730')}
        <radialGradient id={`${id}-core`}>
          <stop offset="0" stopColor="#fff6d6" />
          <stop offset="0.22" stopColor="#ffdf8e" stopOpacity="0.95" />
          <stop offset="0.5" stopColor="#ffb938" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ffb938" stopOpacity="0" />
        </radialGradient>
        <filter id={`${id}-cut`} x="-5%" y="-15%" width="110%" height="130%">
          <feDropShadow dx="0" dy="-5" stdDeviation="9" floodColor="#040816" floodOpacity="0.5" />
        </filter>
      </defs>
      <rect width="1440" height="900" fill="#0b1228" />
      <g transform={`translate(${light.x} ${light.y})`}>
        {openings.map((sheet, index) => (
          <path
            key={sheet.r}
            d={opening(sheet.r, index * 0.7)}
            fill={sheet.fill}
            filter={`url(#${id}-cut)`}
          />
        ))}
      </g>
      <circle cx={light.x} cy={light.y} r="340" fill={`url(#${id}-core)`} />
      {children({
        far: `url(#${id}-far)`,
        middle: `url(#${id}-middle)`,
        near: `url(#${id}-near)`,
        cut: `url(#${id}-cut)`,
      })}
    </svg>
  );
}
