import { Figure, type FigureProps } from '../../shared/illustrations/figure.tsx';
import { Lantern } from '../../shared/illustrations/lantern.tsx';
import { Lightbox } from '../../shared/illustrations/lightbox.tsx';
import { PineTree } from '../../shared/illustrations/pine-tree.tsx';

const light = { x: 720, y: 590 };

const people: FigureProps[] = [
  {
    x: 300,
    y: 742,
    height: 150,
    cloak: '#2e6fbf',
    hat: 'brim',
    hatFill: '#33261a',
    skin: '#b77b52',
    lit: 'right',
  },
  {
    x: 392,
    y: 752,
    height: 136,
    cloak: '#d98b2b',
    hat: 'curls',
    skin: '#6e4630',
    lit: 'right',
    pose: 'reach',
  },
  {
    x: 486,
    y: 762,
    height: 156,
    cloak: '#1e7a57',
    hat: 'beanie',
    hatFill: '#e0a43a',
    skin: '#d9a178',
    lit: 'right',
  },
  {
    x: 574,
    y: 776,
    height: 128,
    cloak: '#b93c28',
    hat: 'bun',
    hatFill: '#3b2114',
    skin: '#8a5a3c',
    lit: 'right',
    pose: 'sit',
  },
  {
    x: 858,
    y: 776,
    height: 140,
    cloak: '#1f6f86',
    hat: 'hood',
    hatFill: '#195a6e',
    skin: '#c58a61',
    lit: 'left',
    pose: 'wheel',
  },
  {
    x: 954,
    y: 762,
    height: 160,
    cloak: '#e2d4b2',
    hat: 'beanie',
    hatFill: '#b93c28',
    skin: '#7a4c33',
    lit: 'left',
  },
  {
    x: 1050,
    y: 752,
    height: 138,
    cloak: '#b93c28',
    hat: 'brim',
    hatFill: '#4a3322',
    skin: '#e0b08a',
    lit: 'left',
    pose: 'point',
  },
  { x: 1140, y: 742, height: 150, cloak: '#1e7a57', hat: 'curls', skin: '#5c3a28', lit: 'left' },
];

/** Eight people and a lantern, for a wide frame. */
export function GatheringScene({ className }: { className?: string | undefined }) {
  return (
    <Lightbox light={light} className={className} aspect="xMidYMax slice">
      {(paint) => (
        <>
          <path
            d="M0 900V580L180 500L340 570L520 470L720 540L930 460L1120 560L1290 490L1440 550V900Z"
            fill={paint.far}
            filter={paint.cut}
          />
          <g filter={paint.cut}>
            <path d="M0 900V680Q220 610 470 650T980 640T1440 660V900Z" fill={paint.middle} />
            {[60, 150, 230, 1220, 1300, 1390].map((x, index) => (
              <PineTree key={x} x={x} y={690} height={190 + (index % 3) * 50} fill={paint.middle} />
            ))}
          </g>
          <path d="M0 900V780Q340 716 720 728T1440 780V900Z" fill={paint.near} filter={paint.cut} />
          <ellipse cx={light.x} cy="772" rx="330" ry="30" fill="#ffd985" opacity="0.28" />
          <Lantern x={light.x} y={772} height={170} />
          {people.map((person) => (
            <Figure key={person.x} {...person} />
          ))}
          <path d="M0 900V848Q300 812 640 862T1440 836V900Z" fill="#081027" filter={paint.cut} />
        </>
      )}
    </Lightbox>
  );
}
