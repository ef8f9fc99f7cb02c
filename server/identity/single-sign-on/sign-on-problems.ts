import { fieldProblem, type RefusalText } from '../../http/api-problem.ts';

/** The same for everybody of a domain, whether the address has an account or not. */
export const singleSignOnRequired = (field: string) =>
  fieldProblem(field, ({ singleSignOn }) => singleSignOn.required);

export const signOnExpired = () => fieldProblem('code', ({ singleSignOn }) => singleSignOn.logIn.expired);

export const signOnRefused = (message: RefusalText) => fieldProblem('code', message);
