import { Diorama } from './diorama.tsx';
import { Figure } from './figure.tsx';
import { Lantern } from './lantern.tsx';
import { PineTree } from './pine-tree.tsx';

function Seat({ x, y, width = 34 }: { x: number; y: number; width?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-13" width={width} height="13" rx="6.5" fill="#6b4a2e" />
      <ellipse cx={width / 2 - 4} cy="-6.5" rx="4.5" ry="6.5" fill="#c79a63" />
      <ellipse cx={width / 2 - 4} cy="-6.5" rx="2" ry="3" fill="none" stroke="#8a6238" />
    </g>
  );
}

/** No sessions yet: the seats are set, the lantern waits to be lit. */
export function NoSessionsScene() {
  return (
    <Diorama
      behind={
        <>
          <PineTree x={92} y={226} height={86} fill="#143f48" />
          <PineTree x={122} y={222} height={58} fill="#184a50" />
          <PineTree x={276} y={226} height={98} fill="#143f48" />
        </>
      }
    >
      <Seat x={104} y={258} />
      <Seat x={140} y={250} width={28} />
      <Lantern x={182} y={256} height={62} lit={false} frame="#0a1024" />
      <Seat x={228} y={250} width={28} />
      <Seat x={264} y={258} />
    </Diorama>
  );
}

/** No people yet: one person keeps the light and looks out for the others. */
export function NoPeopleScene() {
  return (
    <Diorama
      light={{ x: 196, y: 222 }}
      behind={
        <path
          d="M96 214 Q150 196 176 214 T214 236"
          fill="none"
          stroke="#ffe0a0"
          strokeWidth="3"
          strokeDasharray="1 9"
          strokeLinecap="round"
          opacity="0.8"
        />
      }
    >
      <Lantern x={196} y={254} height={54} />
      <Figure
        x={252}
        y={258}
        height={82}
        cloak="#b93c28"
        hat="beanie"
        hatFill="#ffb938"
        skin="#c58a61"
        lit="left"
        pose="reach"
      />
      <Seat x={136} y={256} />
      <Seat x={94} y={262} width={28} />
    </Diorama>
  );
}

/** No results: the map is spread out and nothing on it has been walked. */
export function NoResultsScene() {
  return (
    <Diorama light={{ x: 98, y: 220, reach: 84 }}>
      <Lantern x={98} y={256} height={50} />
      <g transform="translate(196 238)">
        <path d="M-62 14 L-30 -46 L4 -34 L38 -48 L76 8 L40 20 L4 10 L-30 22Z" fill="#efe4c8" />
        <path d="M-30 -46 L-30 22 M4 -34 L4 10 M38 -48 L40 20" stroke="#cdbb92" strokeWidth="1.5" />
        <path
          d="M-46 6 Q-30 -18 -12 -14 T22 -18 T56 2"
          fill="none"
          stroke="#b93c28"
          strokeWidth="2.5"
          strokeDasharray="5 5"
          strokeLinecap="round"
        />
        <path d="M52 -4 L60 4 M60 -4 L52 4" stroke="#b93c28" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M-14 -26 L-8 -36 L-2 -26Z M6 0 L12 -10 L18 0Z M20 -30 L26 -40 L32 -30Z" fill="#1e7a57" />
      </g>
    </Diorama>
  );
}

/** Empty outbox: the letter box is open and the last letter has flown. */
export function EmptyOutboxScene() {
  return (
    <Diorama light={{ x: 128, y: 180, reach: 90 }}>
      <path d="M122 258 V196 H134 V258Z" fill="#4a3322" />
      <path d="M92 200 V174 A20 20 0 0 1 112 154 H156 A20 20 0 0 1 176 174 V200Z" fill="#1e7a57" />
      <path d="M92 200 V174 A20 20 0 0 1 132 174 V200Z" fill="#0b1228" />
      <path d="M92 174 A20 20 0 0 1 132 174" fill="none" stroke="#5cc79b" strokeWidth="3" />
      <rect x="160" y="146" width="5" height="26" fill="#c8452f" />
      <rect x="160" y="146" width="18" height="11" fill="#c8452f" />
      <g transform="translate(244 118) rotate(-14)">
        <path d="M-34 10 L36 -16 L6 26 L0 10Z" fill="#fbf3de" />
        <path d="M36 -16 L0 10 L-4 26 L6 26Z" fill="#d9cba6" />
      </g>
      <path
        d="M150 186 Q196 190 216 140"
        fill="none"
        stroke="#fbf3de"
        strokeWidth="2.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
        opacity="0.8"
      />
    </Diorama>
  );
}
