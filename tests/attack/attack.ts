/** What one attack learns: every try is one of a class, and either the product held or it did not. */
export interface Score {
  note(kind: string, held: boolean, detail?: string): void;
}

/** One file of `attacks/`: it starts what it needs on loopback, and ends it again. */
export interface Attack {
  name: string;
  run(score: Score): Promise<void>;
}

/** How many times each attack goes round; `ROUNDS=200 npm run attack` for a long one. */
export const rounds = Math.min(1000, Math.max(1, Number(process.env.ROUNDS) || 5));
