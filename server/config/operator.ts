import { type Environment, text } from './environment.ts';

/** Who runs this installation and sells on it, for contracts. */
export interface Operator {
  name: string;
  /** One line a line. */
  address: string;
  email: string | null;
}

/** Null until both the name and the address are set. */
export function readOperator(env: Environment): Operator | null {
  const name = text(env, 'SELLER_NAME');
  const address = text(env, 'SELLER_ADDRESS');
  if (name === null || address === null) return null;
  return { name, address: address.replaceAll('\\n', '\n'), email: text(env, 'SELLER_EMAIL') };
}
