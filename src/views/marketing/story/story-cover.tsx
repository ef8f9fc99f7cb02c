import { Lantern } from '../../shared/illustrations/lantern.tsx';
import { Lightbox } from '../../shared/illustrations/lightbox.tsx';
import { PineTree } from '../../shared/illustrations/pine-tree.tsx';

const light = { x: 640, y: 560 };

const woods = [
  [70, 640, 190],
  [150, 650, 240],
  [240, 660, 170],
  [1180, 640, 220],
  [1270, 650, 260],
  [1370, 645, 200],
] as const;

const houses = [
  [930, 470, 60, 44],
  [1004, 452, 48, 40],
  [1062, 478, 56, 40],
] as const;

const prints = [
  [760, 702, -12],
  [792, 690, 10],
  [826, 676, -14],
  [856, 658, 8],
  [882, 636, -16],
  [902, 612, 4],
  [916, 586, -12],
] as const;

/** The Borrowed Light: a lantern left on a stone bridge, and footprints that turn back. */
export function StoryCover({ className }: { className?: string | undefined }) {
  return (
    <Lightbox light={light} className={className} aspect="xMidYMid slice">
      {(paint) => (
        <>
          <g filter={paint.cut}>
            <path
              d="M0 900V560L160 470L300 540L470 420L620 520L820 380L1010 500L1200 400L1440 540V900Z"
              fill={paint.far}
            />
          </g>
          <g filter={paint.cut}>
            <path d="M0 900V640Q260 560 520 620T960 520Q1180 470 1440 560V900Z" fill={paint.middle} />
            {houses.map(([x, y, width, height]) => (
              <g key={x}>
                <path
                  d={`M${x - 8} ${y + 4}L${x + width / 2} ${y - height * 0.72}L${x + width + 8} ${y + 4}Z`}
                  fill="#dfe7ee"
                />
                <path d={`M${x} ${y}H${x + width}V${y + height}H${x}Z`} fill="#16233f" />
                <path
                  d={`M${x + width * 0.38} ${y + 12}h${width * 0.24}v14h${-width * 0.24}Z`}
                  fill="#0b1228"
                />
              </g>
            ))}
            {woods.map(([x, y, height]) => (
              <PineTree key={x} x={x} y={y} height={height} fill={paint.middle} />
            ))}
          </g>
          <g fill="#0b2233" opacity="0.65">
            {prints.map(([x, y, turn]) => (
              <ellipse key={x} cx={x} cy={y} rx="10" ry="5" transform={`rotate(${turn} ${x} ${y})`} />
            ))}
          </g>
          <path d="M0 900V800Q300 770 560 820T1040 800T1440 830V900Z" fill="#2b6480" filter={paint.cut} />
          <g filter={paint.cut}>
            <path
              d="M120 724Q400 660 640 660Q880 660 1160 724V900H1010Q1010 760 880 760Q760 760 756 900H524Q520 760 400 760Q270 760 270 900H120Z"
              fill="#3b3a48"
            />
            <path
              d="M120 724Q400 660 640 660Q880 660 1160 724V746Q880 684 640 684Q400 684 120 746Z"
              fill="#f4ead0"
            />
            <path
              d="M290 800l40 6M330 850l-36 2M980 800l-40 8M1000 850l-30 0M600 720l50 2M470 724l44-4M760 718l48 4M560 760l44-4M690 762l40 4"
              stroke="#55525f"
              strokeWidth="6"
              strokeLinecap="round"
            />
          </g>
          <Lantern x={light.x} y={672} height={170} />
          <path d="M0 900V862Q240 818 480 866T900 872T1440 840V900Z" fill="#0a1430" filter={paint.cut} />
        </>
      )}
    </Lightbox>
  );
}
