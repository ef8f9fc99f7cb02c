import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hashing.ts';

test('stores a password as an argon2id hash that only this password verifies', async () => {
  const kept = await hashPassword('a lantern in the harbour');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('a lantern in the harbour', kept)).toBe(true);
  expect(await verifyPassword('a lantern in the harbor', kept)).toBe(false);
  expect(await verifyPassword('', null)).toBe(false);
});
