import type { Queryable } from '../../database/database.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { type SecondFactorChange, secondFactorMail } from '../../mail/templates/second-factor-mail.ts';
import { usersRepository } from '../users-repository.ts';

export type { SecondFactorChange };

interface Change {
  userId: number;
  change: SecondFactorChange;
  /** Server clock, Unix ms. */
  at: number;
  publicUrl: string;
}

/** Tells the person; nobody at an address that was never proved: it may be a stranger's. */
export async function mailSecondFactorChange(
  queryable: Queryable,
  { userId, change, at, publicUrl }: Change,
): Promise<void> {
  const user = await usersRepository.byId(queryable, userId);
  if (!user?.email_verified_at) return;
  await enqueueMail(queryable, {
    ...secondFactorMail({ language: user.language, publicUrl, change }),
    operationKey: `second-factor:${userId}:${change}:${at}`,
    kind: 'second-factor',
    recipient: user.email,
    at,
  });
}
