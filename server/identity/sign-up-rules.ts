import type { Config } from '../config/config.ts';
import { fieldProblem } from '../http/api-problem.ts';

const madeByOperator = 'Accounts are made by the operator here. Write to us if you need one.';

/** Whether somebody may make a company of their own with this address. Throws 422 on `email`. */
export function checkSignUp(
  { signUp, signUpDomains }: Pick<Config, 'signUp' | 'signUpDomains'>,
  email: string,
): void {
  if (signUp === 'closed') throw fieldProblem('email', madeByOperator);
  if (signUp === 'invited')
    throw fieldProblem(
      'email',
      'Accounts are made by invitation here. Ask your company owner or write to us.',
    );
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (signUpDomains.length > 0 && !signUpDomains.includes(domain))
    throw fieldProblem('email', `Sign-up takes addresses at ${signUpDomains.join(', ')} here.`);
}

/** Whether an account's invitation makes another account. Throws 422 on `email`. */
export function checkInvitedSignUp({ signUp }: Pick<Config, 'signUp'>): void {
  if (signUp === 'closed') throw fieldProblem('email', madeByOperator);
}
