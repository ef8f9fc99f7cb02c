import type { DirectorContext } from '#director/rules/director-context.ts';

/** The table's votes compared with the visitor's, in seat ids. The others' votes are visible once the vote is closed. */
export interface TableTalk {
  /** Seats without a vote. */
  thinking: string[];
  with: string[];
  against: string[];
  /** Whether the chosen option had no majority without the visitor's vote. */
  tipped: boolean;
}

/** Null before the visitor's vote and after the decision. */
export function tableTalk(context: DirectorContext, visitor: string): TableTalk | null {
  const { decision, outcome, played, seats } = context;
  const last = played.at(-1);
  const shown = decision ?? (outcome && last?.kind === 'decision' ? last : null);
  const own = shown?.votes.find(({ seatId }) => seatId === visitor);
  if (!shown || !own) return null;
  if (decision) {
    const voted = new Set(decision.votes.map(({ seatId }) => seatId));
    const thinking = seats.map(({ id }) => id).filter((id) => !voted.has(id));
    return { thinking, with: [], against: [], tipped: false };
  }
  const others = shown.votes.filter(({ seatId }) => seatId !== visitor);
  const [alike, rivals] = [true, false].map((isAlike) =>
    others.filter(({ optionId }) => (optionId === own.optionId) === isAlike),
  );
  const votesFor = (optionId: string) => rivals?.filter((vote) => vote.optionId === optionId).length ?? 0;
  const strongest = Math.max(0, ...(rivals ?? []).map(({ optionId }) => votesFor(optionId)));
  const seatIds = (votes = others) => votes.map(({ seatId }) => seatId);
  return {
    thinking: [],
    with: seatIds(alike),
    against: seatIds(rivals),
    tipped: (alike?.length ?? 0) === strongest,
  };
}
