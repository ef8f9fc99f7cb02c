import type { ComponentType } from 'react';
import { Diorama } from './diorama.tsx';
import { Figure } from './figure.tsx';
import { Lantern } from './lantern.tsx';
import { PineTree } from './pine-tree.tsx';

/** 401: the gate is closed for the night; a figure brings the key. */
function SessionExpiredScene() {
  return (
    <Diorama light={{ x: 106, y: 216, reach: 92 }}>
      <g stroke="#0a1024" strokeWidth="6" fill="none">
        <path d="M184 258 V166 A48 48 0 0 1 280 166 V258" />
        <path d="M184 226 H280 M184 190 H280" strokeWidth="4" />
        <path d="M208 258 V128 M232 258 V118 M256 258 V128" strokeWidth="4" />
      </g>
      <rect x="219" y="196" width="26" height="24" rx="5" fill="#ffb938" />
      <path d="M225 197 V190 A7 7 0 0 1 239 190 V197" fill="none" stroke="#ffb938" strokeWidth="4" />
      <circle cx="232" cy="206" r="3" fill="#241a14" />
      <path d="M231 207 h2 v7 h-2Z" fill="#241a14" />
      <Lantern x={106} y={258} height={50} />
      <Figure
        x={146}
        y={260}
        height={84}
        cloak="#2e6fbf"
        hat="hood"
        hatFill="#214e87"
        skin="#6e4630"
        lit="left"
      />
    </Diorama>
  );
}

/** 404: the path ends, the signpost has nothing to say. */
function PageNotFoundScene() {
  return (
    <Diorama
      light={{ x: 132, y: 206, reach: 92 }}
      behind={
        <>
          <PineTree x={286} y={230} height={92} fill="#143f48" />
          <path
            d="M70 262 Q120 232 176 234 Q214 236 214 222"
            fill="none"
            stroke="#ffe0a0"
            strokeWidth="4"
            strokeDasharray="2 11"
            strokeLinecap="round"
          />
        </>
      }
    >
      <g fill="#6b4a2e">
        <rect x="227" y="138" width="8" height="120" />
        <path d="M206 148 H262 L274 160 L262 172 H206Z" />
        <path d="M258 180 H204 L192 191 L204 202 H258Z" fill="#7d5837" />
      </g>
      <Figure
        x={148}
        y={260}
        height={88}
        cloak="#1e7a57"
        hat="brim"
        hatFill="#4a3322"
        skin="#a26b46"
        lit="left"
      />
      <Lantern x={112} y={258} height={44} />
    </Diorama>
  );
}

/** 500: the server gets its hug. */
function ServerTroubleScene() {
  return (
    <Diorama light={{ x: 180, y: 206, reach: 110 }}>
      <g>
        <rect x="148" y="164" width="64" height="94" rx="8" fill="#e9dfc6" />
        <rect x="156" y="174" width="48" height="22" rx="4" fill="#16234a" />
        <rect x="156" y="202" width="48" height="22" rx="4" fill="#16234a" />
        <circle cx="165" cy="213" r="3" fill="#c8452f" />
        <circle cx="175" cy="213" r="3" fill="#ffb938" />
        <path
          d="M168 188 Q180 180 192 188"
          fill="none"
          stroke="#ffb938"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="170" cy="181" r="2.5" fill="#ffb938" />
        <circle cx="190" cy="181" r="2.5" fill="#ffb938" />
        <path
          d="M164 232 h32 M164 240 h32 M164 248 h20"
          stroke="#b9aa82"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
      <Figure
        x={124}
        y={260}
        height={84}
        cloak="#b93c28"
        hat="curls"
        skin="#7a4c33"
        pose="reach"
        lit="right"
      />
      <Figure
        x={238}
        y={260}
        height={78}
        cloak="#1e7a57"
        hat="bun"
        hatFill="#5c2f16"
        skin="#d7a178"
        pose="reach"
        lit="left"
      />
      <path
        d="M176 150 Q168 140 176 132 Q184 124 178 114"
        fill="none"
        stroke="#dfe6f7"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.7"
      />
    </Diorama>
  );
}

/** Anything else: somebody tripped, and is being helped up. */
function TrippedScene() {
  return (
    <Diorama light={{ x: 262, y: 238, reach: 96 }}>
      <Figure
        x={118}
        y={258}
        height={94}
        cloak="#1e7a57"
        hat="curls"
        skin="#6e4630"
        pose="reach"
        glow={0.6}
      />
      <Figure
        x={182}
        y={260}
        height={88}
        cloak="#d98b2b"
        hat="beanie"
        hatFill="#2e6fbf"
        skin="#c58a61"
        pose="sit"
      />
      <g transform="rotate(82 254 250)">
        <Lantern x={254} y={276} height={48} />
      </g>
      <path d="M222 262 q5 -10 13 -5 q8 -6 12 5Z" fill="#7c8797" />
      <path
        d="M196 150 q10 -12 22 -6 M206 166 q8 -6 16 -3"
        fill="none"
        stroke="#ffe0a0"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.7"
      />
    </Diorama>
  );
}

const scenes: Record<number, ComponentType> = {
  401: SessionExpiredScene,
  404: PageNotFoundScene,
  500: ServerTroubleScene,
};

export function SceneOfStatus({ status }: { status?: number | undefined }) {
  const Scene = (status && scenes[status]) || TrippedScene;
  return <Scene />;
}
