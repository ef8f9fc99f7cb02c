import { Figure, type FigureProps } from './figure.tsx';
import { Lantern } from './lantern.tsx';
import { Lightbox } from './lightbox.tsx';
import { PineTree } from './pine-tree.tsx';

const light = { x: 985, y: 585 };

const stars = [
  [90, 130, 1.6],
  [210, 64, 1.2],
  [330, 190, 1.8],
  [455, 96, 1.3],
  [560, 210, 1.2],
  [640, 60, 1.9],
  [770, 138, 1.3],
  [900, 70, 1.5],
  [1040, 120, 1.2],
  [1180, 60, 1.8],
  [1300, 150, 1.4],
  [1380, 80, 1.2],
  [120, 300, 1.3],
  [260, 360, 1.1],
] as const;

const farTrees = [
  [560, 560, 74],
  [596, 556, 96],
  [636, 552, 66],
  [1312, 548, 92],
  [1350, 552, 70],
  [1392, 546, 104],
] as const;

const middleTrees = [
  [350, 652, 120],
  [404, 640, 168],
  [466, 636, 130],
  [516, 632, 92],
  [1240, 630, 110],
  [1292, 640, 172],
  [1356, 650, 138],
] as const;

const nearTrees = [
  [60, 860, 330],
  [168, 880, 250],
  [-20, 880, 270],
  [1392, 880, 320],
  [1470, 880, 260],
] as const;

const people: FigureProps[] = [
  {
    x: 800,
    y: 716,
    height: 118,
    cloak: '#1f6f86',
    hat: 'hood',
    hatFill: '#195a6e',
    skin: '#b77b52',
    lit: 'right',
  },
  {
    x: 858,
    y: 722,
    height: 132,
    cloak: '#b93c28',
    hat: 'beanie',
    hatFill: '#e0a43a',
    skin: '#8a5a3c',
    lit: 'right',
    pose: 'point',
  },
  {
    x: 912,
    y: 734,
    height: 92,
    cloak: '#d98b2b',
    hat: 'bun',
    hatFill: '#3b2114',
    skin: '#d9a178',
    lit: 'right',
    pose: 'sit',
  },
  {
    x: 1062,
    y: 734,
    height: 112,
    cloak: '#1e7a57',
    hat: 'curls',
    hatFill: '#21150f',
    skin: '#6e4630',
    lit: 'left',
    pose: 'wheel',
  },
  {
    x: 1118,
    y: 722,
    height: 134,
    cloak: '#2e6fbf',
    hat: 'brim',
    hatFill: '#4a3322',
    skin: '#c58a61',
    lit: 'left',
  },
  {
    x: 1176,
    y: 718,
    height: 116,
    cloak: '#e2d4b2',
    hat: 'beanie',
    hatFill: '#1e7a57',
    skin: '#7a4c33',
    lit: 'left',
    pose: 'reach',
  },
];

/** The home page's scene: six people round one lantern, on a hill between paper woods. */
export function HeroLandscape({ className }: { className?: string }) {
  return (
    <Lightbox light={light} className={className}>
      {(paint) => (
        <>
          <g fill="#e7ecfa" opacity="0.9">
            {stars.map(([x, y, r]) => (
              <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
            ))}
          </g>
          <g filter={paint.cut}>
            <path
              d="M0 900V596L120 540L210 580L330 492L420 556L520 508L640 566L760 520L860 560L960 530L1090 566L1200 500L1290 552L1380 506L1440 540V900Z"
              fill={paint.far}
            />
            {farTrees.map(([x, y, height]) => (
              <PineTree key={x} x={x} y={y} height={height} fill={paint.far} />
            ))}
          </g>
          <g filter={paint.cut}>
            <path
              d="M0 900V690Q150 596 330 640T620 640Q760 596 900 650T1200 626Q1330 606 1440 660V900Z"
              fill={paint.middle}
            />
            {middleTrees.map(([x, y, height]) => (
              <PineTree key={x} x={x} y={y} height={height} fill={paint.middle} />
            ))}
          </g>
          <path
            d="M430 900Q620 726 860 706Q985 698 1110 706Q1330 722 1440 800V900Z"
            fill={paint.near}
            filter={paint.cut}
          />
          <path
            d="M560 812Q700 730 860 712Q985 703 1110 712Q1270 726 1380 784Q1250 734 1110 722Q985 714 860 722Q700 742 560 812Z"
            fill="#ffcf72"
            opacity="0.5"
          />
          <ellipse cx={light.x} cy="738" rx="230" ry="26" fill="#ffd985" opacity="0.3" />
          <Lantern x={light.x} y={732} height={128} />
          {people.map((person) => (
            <Figure key={person.x} {...person} />
          ))}
          <g filter={paint.cut}>
            <path
              d="M0 900V800Q120 760 260 816T560 868Q800 852 980 872T1300 836Q1390 806 1440 820V900Z"
              fill="#081027"
            />
            {nearTrees.map(([x, y, height]) => (
              <PineTree key={x} x={x} y={y} height={height} fill="#081027" />
            ))}
          </g>
        </>
      )}
    </Lightbox>
  );
}
