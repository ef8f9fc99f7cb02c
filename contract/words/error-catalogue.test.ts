import { expect, test } from 'vitest';
import { errorCatalogue, errorMessage } from './error-catalogue.ts';

/** The catalogue, word for word. */
const table = `
CONSUMER_001 Consumer not found
CONSUMER_002 Consumer not assigned to a session
CONSUMER_003 Consumer already assigned to a session
SESSION_001 Session not found
SESSION_002 Insufficient credits
SESSION_003 Failed to create session
SESSION_004 Failed to update session
SESSION_005 Failed to delete session
SESSION_006 Session is already completed
SESSION_007 Session consumers not found
SESSION_008 Failed to send session notification
SESSION_009 Session consumer not found
SESSION_010 Session cannot be cancelled
SESSION_011 Failed to cancel session
SESSION_012 The experience start time must be in the future. Please select a time after the current time.
USER_001 User not found
USER_002 Failed to create user
USER_003 Failed to update user
USER_004 Failed to delete user
USER_005 User already exists
USER_006 Invalid user type
USER_007 Email already exists
USER_008 User notification not found
USER_009 User unauthorized
USER_010 User profile not found
USER_011 User must use business email
USER_012 The provided password does not match your current password
USER_013 The password must be at least 8 characters long
USER_014 The passwords do not match
COMPANY_001 Consumer and session are not from the same company
BREAKOUT_001 Breakout room not found
BREAKOUT_002 Consumer already assigned to a breakout room
EXPERIENCE_001 Experience not assigned to session
EXPERIENCE_002 Experience not found
REQUEST_001 Invalid request
CHECKOUT_001 Checkout process failed
CHECKOUT_002 Order not found
CHECKOUT_003 Product configuration error: This item cannot be purchased at this time. Please contact support.
SETTING_001 Failed to delete setting
SETTING_002 Setting not found
`;

test('holds every code with its text, and no other', () => {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)]);
  expect(errorCatalogue).toEqual(Object.fromEntries(rows));
});

test.each([undefined, '', 'USER_999', 'toString', '__proto__', 'user_001'])(
  'the code %j is unknown',
  (code) => {
    expect(errorMessage(code)).toBe('An unknown error occurred');
  },
);
