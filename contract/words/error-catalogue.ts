/** Every code a failed request may carry, with the text that a person reads. */
export const errorCatalogue = {
  CONSUMER_001: 'Consumer not found',
  CONSUMER_002: 'Consumer not assigned to a session',
  CONSUMER_003: 'Consumer already assigned to a session',
  SESSION_001: 'Session not found',
  SESSION_002: 'Insufficient credits',
  SESSION_003: 'Failed to create session',
  SESSION_004: 'Failed to update session',
  SESSION_005: 'Failed to delete session',
  SESSION_006: 'Session is already completed',
  SESSION_007: 'Session consumers not found',
  SESSION_008: 'Failed to send session notification',
  SESSION_009: 'Session consumer not found',
  SESSION_010: 'Session cannot be cancelled',
  SESSION_011: 'Failed to cancel session',
  SESSION_012:
    'The experience start time must be in the future. Please select a time after the current time.',
  USER_001: 'User not found',
  USER_002: 'Failed to create user',
  USER_003: 'Failed to update user',
  USER_004: 'Failed to delete user',
  USER_005: 'User already exists',
  USER_006: 'Invalid user type',
  USER_007: 'Email already exists',
  USER_008: 'User notification not found',
  USER_009: 'User unauthorized',
  USER_010: 'User profile not found',
  USER_011: 'User must use business email',
  USER_012: 'The provided password does not match your current password',
  USER_013: 'The password must be at least 8 characters long',
  USER_014: 'The passwords do not match',
  COMPANY_001: 'Consumer and session are not from the same company',
  BREAKOUT_001: 'Breakout room not found',
  BREAKOUT_002: 'Consumer already assigned to a breakout room',
  EXPERIENCE_001: 'Experience not assigned to session',
  EXPERIENCE_002: 'Experience not found',
  REQUEST_001: 'Invalid request',
  CHECKOUT_001: 'Checkout process failed',
  CHECKOUT_002: 'Order not found',
  CHECKOUT_003:
    'Product configuration error: This item cannot be purchased at this time. Please contact support.',
  SETTING_001: 'Failed to delete setting',
  SETTING_002: 'Setting not found',
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

export const unknownErrorMessage = 'An unknown error occurred';

/** The catalogue's text of a code; "An unknown error occurred" for anything else. */
export function errorMessage(code: string | undefined): string {
  return code !== undefined && Object.hasOwn(errorCatalogue, code)
    ? errorCatalogue[code as ErrorCode]
    : unknownErrorMessage;
}
