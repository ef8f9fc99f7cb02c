import { fieldProblem } from '../../http/api-problem.ts';

/** The same for everybody of a domain, whether the address has an account or not. */
export const singleSignOnRequired = (field: string) =>
  fieldProblem(
    field,
    'Your company logs in by single sign-on. Choose “Continue with single sign-on”. Company owners can also log in with their password.',
  );

export const signOnExpired = () =>
  fieldProblem('code', 'This log-in took too long or began in another browser. Start again.');

export const signOnRefused = (message: string) => fieldProblem('code', message);
