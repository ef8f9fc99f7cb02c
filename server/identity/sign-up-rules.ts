import type { Config } from '../config/config.ts';
import { fieldProblem, type RefusalText } from '../http/api-problem.ts';

const madeByOperator: RefusalText = ({ accounts }) => accounts.signUp.byOperator;

/** Whether somebody may make a company of their own with this address. Throws 422 on `email`. */
export function checkSignUp(
  { signUp, signUpDomains }: Pick<Config, 'signUp' | 'signUpDomains'>,
  email: string,
): void {
  if (signUp === 'closed') throw fieldProblem('email', madeByOperator);
  if (signUp === 'invited') throw fieldProblem('email', ({ accounts }) => accounts.signUp.byInvitation);
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (signUpDomains.length > 0 && !signUpDomains.includes(domain))
    throw fieldProblem('email', ({ accounts }) => accounts.signUp.otherDomain(signUpDomains));
}

/** Whether an account's invitation makes another account. Throws 422 on `email`. */
export function checkInvitedSignUp({ signUp }: Pick<Config, 'signUp'>): void {
  if (signUp === 'closed') throw fieldProblem('email', madeByOperator);
}
