import type { DirectorContext } from '#director/rules/director-context.ts';

/** How the table's votes compare with the visitor's, in seat ids. How the others vote is seen once the vote is closed. */
export interface TableTalk {
  /** Who has not voted yet. */
  thinking: string[];
  with: string[];
  against: string[];
  /** Without the visitor's vote there would have been no majority for what was chosen. */
  tipped: boolean;
}

/** Null before the visitor's vote, or once the decision is no longer shown. */
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
