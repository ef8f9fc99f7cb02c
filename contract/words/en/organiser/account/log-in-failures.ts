import { errorCatalogue } from '../../../error-catalogue.ts';
import { ofEachProvider } from '../../../provider-names.ts';
import { toastTexts } from '../../toasts.ts';

/** What machines and services pass on when a log-in fails or ends, in English; the other languages have the same keys. */
export const logInFailures = {
  expired: toastTexts.expiredText,
  rejected: toastTexts.rejectedText,
  unauthorised: errorCatalogue.USER_009 as string,
  ...ofEachProvider((name) => `${name} did not log you in. Please try again.`),
  failed: 'The log-in failed. Please try again.',
  microsoftNotConfigured: 'Microsoft client ID is not configured',
  microsoftUnreachable: 'Microsoft could not be reached. Please try again later.',
  microsoftInitialisation: 'Failed to initialize Microsoft authentication',
  tokenDecrypt: 'Failed to decrypt token - please login again',
  tokenVersion: 'Unsupported token version - please login again',
  tokenFormat: 'Invalid token format',
  tokenEncrypt: 'Failed to encrypt token',
};

export type LogInFailureWords = typeof logInFailures;
