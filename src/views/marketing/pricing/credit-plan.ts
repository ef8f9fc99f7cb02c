import { creditsForSeats } from '#contract/rules/money/credit-rule.ts';
import { type CreditPack, pricePerCredit } from '#contract/rules/money/credit-packs.ts';

export interface PackLine {
  pack: CreditPack;
  quantity: number;
}

export interface CreditPlan {
  credits: number;
  lines: PackLine[];
  bought: number;
  total_minor: number;
}

/** Credits that a number of equal sessions need, and the cheapest packs that hold at least as many. */
export function planCredits(people: number, sessions: number, packs: readonly CreditPack[]): CreditPlan {
  const needed = creditsForSeats(people) * sessions;
  const largest = Math.max(...packs.map((pack) => pack.credits));
  const cheapest: { cost: number; pack: CreditPack | null }[] = [{ cost: 0, pack: null }];
  for (let held = 1; held <= needed + largest; held += 1) {
    let best: { cost: number; pack: CreditPack | null } = { cost: Number.POSITIVE_INFINITY, pack: null };
    for (const pack of packs) {
      const before = cheapest[held - pack.credits];
      if (before && before.cost + pack.price_minor < best.cost)
        best = { cost: before.cost + pack.price_minor, pack };
    }
    cheapest.push(best);
  }
  let bought = needed;
  for (let held = needed; held < cheapest.length; held += 1) {
    if ((cheapest[held]?.cost ?? 0) < (cheapest[bought]?.cost ?? 0)) bought = held;
  }
  const quantities = new Map<CreditPack, number>();
  for (let held = bought; held > 0; ) {
    const pack = cheapest[held]?.pack;
    if (!pack) break;
    quantities.set(pack, (quantities.get(pack) ?? 0) + 1);
    held -= pack.credits;
  }
  return {
    credits: needed,
    bought,
    total_minor: cheapest[bought]?.cost ?? 0,
    lines: [...quantities]
      .map(([pack, quantity]) => ({ pack, quantity }))
      .toSorted((a, b) => pricePerCredit(a.pack) - pricePerCredit(b.pack)),
  };
}
