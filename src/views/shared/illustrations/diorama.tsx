import { type ReactNode, useId } from 'react';

interface DioramaProps {
  /** The position of the light, in user units of the 360 × 300 scene; none for a scene without light. */
  light?: { x: number; y: number; reach?: number };
  /** Drawn behind the ground. */
  behind?: ReactNode;
  /** Stands on the ground, whose crest is about y = 236 in the middle. */
  children: ReactNode;
  width?: number;
}

const arch = 'M48 262 V146 A132 132 0 0 1 312 146 V262Z';

/** A small paper stage under an arch, in which every empty and error scene is set. */
export function Diorama({ light, behind, children, width = 320 }: DioramaProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 360 300"
      width={width}
      height={(width * 300) / 360}
      aria-hidden="true"
      focusable="false"
      style={{ maxWidth: '100%', height: 'auto' }}
    >
      <defs>
        <clipPath id={`${id}-arch`}>
          <path d={arch} />
        </clipPath>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0d1632" />
          <stop offset="1" stopColor="#1f3a5c" />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="#ffe7ab" stopOpacity="0.95" />
          <stop offset="0.25" stopColor="#ffb938" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ffb938" stopOpacity="0" />
        </radialGradient>
        <filter id={`${id}-cut`} x="-10%" y="-20%" width="120%" height="140%">
          <feDropShadow dx="0" dy="-2" stdDeviation="3" floodColor="#050a1c" floodOpacity="0.45" />
        </filter>
      </defs>
      <path d={arch} fill={`url(#${id}-sky)`} />
      <g clipPath={`url(#${id}-arch)`}>
        <path
          d="M48 262 V150 A132 132 0 0 1 312 150 V262 H286 V158 A106 106 0 0 0 74 158 V262Z"
          fill="#0d1632"
          opacity="0.55"
        />
        <g fill="#dfe6f7">
          <circle cx="120" cy="92" r="1.6" />
          <circle cx="152" cy="62" r="1.1" />
          <circle cx="214" cy="72" r="1.7" />
          <circle cx="246" cy="104" r="1.2" />
          <circle cx="98" cy="132" r="1.1" />
          <circle cx="268" cy="142" r="1.4" />
          <circle cx="182" cy="100" r="1" />
        </g>
        <path
          d="M40 262 V196 Q92 158 146 190 T250 176 T330 200 V262Z"
          fill="#1d4a5c"
          filter={`url(#${id}-cut)`}
        />
        {light ? <circle cx={light.x} cy={light.y} r={light.reach ?? 104} fill={`url(#${id}-glow)`} /> : null}
        {behind}
        <path d="M40 270 V232 Q100 206 180 218 T330 224 V270Z" fill="#17504c" filter={`url(#${id}-cut)`} />
      </g>
      <path
        d="M14 262 Q60 236 132 238 T262 236 Q318 238 346 262 Q300 276 180 276 T14 262Z"
        fill="#123f3f"
        filter={`url(#${id}-cut)`}
      />
      <path
        d="M14 262 Q60 236 132 238 T262 236 Q318 238 346 262 Q310 244 262 241 Q200 238 132 243 T14 262Z"
        fill="#3f8a68"
        opacity="0.7"
      />
      {children}
    </svg>
  );
}
