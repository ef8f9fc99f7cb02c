import { expect, test } from 'vitest';
import { failureOfError } from './payment-failures.ts';

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'card_declined'],
  [{ code: 'expired_card' }, 'expired_card'],
  [{ code: 'incorrect_cvc', decline_code: 'incorrect_cvc' }, 'incorrect_details'],
  [{ code: 'payment_intent_authentication_failure' }, 'authentication_required'],
  [{ code: 'bank_account_unusable' }, 'other'],
  [{ code: 'toString' }, 'other'],
  [{}, 'other'],
])('%o is %s', (error, failure) => expect(failureOfError(error)).toBe(failure));
