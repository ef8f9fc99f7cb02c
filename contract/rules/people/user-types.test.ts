import { expect, test } from 'vitest';
import {
  accountAccess,
  hasAccess,
  isCompanyRole,
  isCompanySide,
  isConsumerAdministrator,
  mayBuy,
  userTypeLabel,
  userTypes,
} from './user-types.ts';

test('each user type has exactly the access of its role', () => {
  const granted = Object.fromEntries(
    Object.entries(userTypes).map(([name, id]) => [
      name,
      accountAccess.filter((access) => hasAccess(id, access)),
    ]),
  );
  expect(granted).toEqual({
    ADMIN: ['company', 'host', 'owner', 'reports', 'operator'],
    CONSUMER_ADMIN: ['company', 'host', 'owner', 'reports'],
    CONSUMER_ADMIN_SUB: ['company', 'host'],
    FACILITATOR: ['host'],
    READER: ['reports'],
  });
});

test.each([0, 3, 99, -1, Number.NaN])('type %d, which no role lists, has no access', (id) => {
  expect(accountAccess.filter((access) => hasAccess(id, access))).toEqual([]);
  expect([isCompanySide(id), isCompanyRole(id), isConsumerAdministrator(id), mayBuy(id)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(userTypeLabel(id)).toBe('User');
});

test('labels, the roles of a company, the consumer-administrator group and who buys follow from the table', () => {
  const facts = Object.values(userTypes).map((id) => [
    id,
    userTypeLabel(id),
    isCompanyRole(id),
    isConsumerAdministrator(id),
    mayBuy(id),
  ]);
  expect(facts).toEqual([
    [1, 'User', false, false, true],
    [2, 'Company Owner', true, true, true],
    [4, 'Sub-Administrator', true, true, false],
    [5, 'Facilitator', true, false, false],
    [6, 'Reader', true, false, false],
  ]);
});
