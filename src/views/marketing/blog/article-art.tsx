import type { ReactNode } from 'react';
import { Figure } from '../../shared/illustrations/figure.tsx';
import { Lantern } from '../../shared/illustrations/lantern.tsx';
import { Lightbox } from '../../shared/illustrations/lightbox.tsx';
import { PineTree } from '../../shared/illustrations/pine-tree.tsx';

const light = { x: 720, y: 560 };

function Talk() {
  return (
    <>
      <Figure
        x={520}
        y={762}
        height={210}
        cloak="#b93c28"
        hat="curls"
        skin="#8a5a3c"
        pose="sit"
        lit="right"
      />
      <Figure
        x={930}
        y={762}
        height={210}
        cloak="#1e7a57"
        hat="bun"
        hatFill="#3b2114"
        skin="#d9a178"
        pose="sit"
        lit="left"
      />
      <Figure
        x={1080}
        y={756}
        height={230}
        cloak="#2e6fbf"
        hat="beanie"
        hatFill="#e0a43a"
        skin="#6e4630"
        lit="left"
        pose="reach"
      />
      <Figure
        x={370}
        y={756}
        height={230}
        cloak="#d98b2b"
        hat="hood"
        hatFill="#a5641c"
        skin="#c58a61"
        lit="right"
      />
    </>
  );
}

function Stopwatch() {
  return (
    <g>
      <Figure
        x={480}
        y={760}
        height={250}
        cloak="#1f6f86"
        hat="brim"
        hatFill="#33261a"
        skin="#b77b52"
        lit="right"
        pose="reach"
      />
      <g transform="translate(1010 640) rotate(14)">
        <rect x="-14" y="-138" width="28" height="34" rx="6" fill="#7d5837" />
        <circle r="108" fill="#e9dfc6" />
        <circle r="86" fill="#fffdf3" />
        <path
          d="M0 -74V-58M0 58V74M-74 0H-58M58 0H74"
          stroke="#8a826f"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d="M-60 -60L60 60" stroke="#b93c28" strokeWidth="10" strokeLinecap="round" />
      </g>
    </g>
  );
}

function Zones() {
  const clocks = [
    [300, 420, 30],
    [500, 300, 150],
    [940, 300, 240],
    [1140, 420, 330],
  ] as const;
  return (
    <>
      {clocks.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="74" fill="#e9dfc6" />
          <circle r="60" fill="#fffdf3" />
          <path d="M0 0V-44" stroke="#18212b" strokeWidth="7" strokeLinecap="round" />
          <path
            d="M0 0V-32"
            stroke="#b93c28"
            strokeWidth="7"
            strokeLinecap="round"
            transform={`rotate(${turn})`}
          />
        </g>
      ))}
      <Figure
        x={580}
        y={760}
        height={200}
        cloak="#b93c28"
        hat="beanie"
        hatFill="#1e7a57"
        skin="#8a5a3c"
        pose="point"
        lit="right"
      />
      <Figure x={880} y={760} height={200} cloak="#2e6fbf" hat="curls" skin="#6e4630" lit="left" />
    </>
  );
}

function Ballots() {
  const sheets = [
    [430, 690, -14],
    [560, 716, 8],
    [880, 716, -6],
    [1010, 690, 12],
  ] as const;
  return (
    <>
      <Figure x={380} y={770} height={220} cloak="#1e7a57" hat="bun" skin="#8a5a3c" pose="sit" lit="right" />
      <Figure
        x={1070}
        y={770}
        height={220}
        cloak="#b93c28"
        hat="beanie"
        hatFill="#e0a43a"
        skin="#d9a178"
        pose="sit"
        lit="left"
      />
      {sheets.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-44" y="-56" width="88" height="112" rx="6" fill="#fffdf3" />
          <path d="M-26 -28H26M-26 -6H14" stroke="#8a826f" strokeWidth="7" strokeLinecap="round" />
          <path d="M-20 26L-6 38L22 10" fill="none" stroke="#1e7a57" strokeWidth="9" strokeLinecap="round" />
        </g>
      ))}
    </>
  );
}

function Captions() {
  return (
    <>
      <Figure
        x={1010}
        y={764}
        height={230}
        cloak="#2e6fbf"
        hat="hood"
        hatFill="#1f4f8f"
        skin="#c58a61"
        pose="wheel"
        lit="left"
      />
      <g transform="translate(430 500)">
        <rect x="-190" y="-110" width="380" height="220" rx="20" fill="#e9dfc6" />
        <rect x="-172" y="-92" width="344" height="184" rx="12" fill="#0b1228" />
        <path d="M-130 34H130M-90 64H90" stroke="#fffdf3" strokeWidth="14" strokeLinecap="round" />
        <circle cx="0" cy="-34" r="30" fill="#ffb938" />
      </g>
      <Figure
        x={600}
        y={772}
        height={210}
        cloak="#d98b2b"
        hat="curls"
        skin="#6e4630"
        pose="point"
        lit="right"
      />
    </>
  );
}

const scenes: Record<string, () => ReactNode> = {
  'ten-minutes-after': Talk,
  'no-points-for-speed': Stopwatch,
  'a-fair-hour': Zones,
  'how-a-table-decides': Ballots,
  'an-event-everybody-can-follow': Captions,
};

/** The picture over an article; one without a scene of its own shows the lamp and the wood. */
export function ArticleArt({ slug, className }: { slug: string; className?: string | undefined }) {
  const Scene = scenes[slug];
  return (
    <Lightbox light={light} className={className} aspect="xMidYMax slice">
      {(paint) => (
        <>
          <path d="M0 900V640Q240 560 480 610T960 590T1440 620V900Z" fill={paint.far} filter={paint.cut} />
          {[120, 210, 1230, 1330].map((x, index) => (
            <PineTree key={x} x={x} y={690} height={210 + (index % 2) * 60} fill={paint.middle} />
          ))}
          <path d="M0 900V740Q360 690 720 726T1440 730V900Z" fill={paint.near} filter={paint.cut} />
          <Lantern x={light.x} y={750} height={200} />
          {Scene ? <Scene /> : null}
          <path d="M0 900V820Q360 780 720 812T1440 800V900Z" fill="#081027" filter={paint.cut} />
        </>
      )}
    </Lightbox>
  );
}
