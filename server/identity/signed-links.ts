import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VerifyEmailRequest } from '#contract/calls/schemas/identity.ts';
import { auth } from '#contract/rules/business-constants.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { type AppSecrets, deriveKeys } from '../secret.ts';

const partsInOrder = 'id,hash,expires,signature';

export const invalidSignature = () =>
  new ApiProblem({ status: 403, message: ({ accounts }) => accounts.verificationInvalid });

export type SignedLinks = ReturnType<typeof createSignedLinks>;

/** Addresses `/verify/{id}/{hash}?expires=…&signature=…` that only this server can make, good for an hour. */
export function createSignedLinks(deps: { clock: Clock; config: Pick<Config, 'publicUrl'> } & AppSecrets) {
  const { clock, config } = deps;
  const keys = deriveKeys(deps, 'signed links');

  const sign = (id: string, hash: string, expires: string, key: Buffer = keys[0]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, hash, expires]))
      .digest('base64url');

  return {
    make(id: string, hash: string): string {
      const expires = String(Math.floor((clock.now() + auth.verificationLinkMs) / 1000));
      return `${config.publicUrl}/verify/${id}/${hash}?expires=${expires}&signature=${sign(id, hash, expires)}`;
    },

    /** Throws 403 for a link that was changed in a part or in their order, was given one more, or has run out. */
    check(link: VerifyEmailRequest): void {
      if (Object.keys(link).join() !== partsInOrder) throw invalidSignature();
      const { id, hash, expires, signature } = link;
      const presented = Buffer.from(signature);
      const isSignedBy = (key: Buffer) => {
        const expected = Buffer.from(sign(id, hash, expires, key));
        return expected.length === presented.length && timingSafeEqual(expected, presented);
      };
      if (!keys.some(isSignedBy)) throw invalidSignature();
      if (Number(expires) * 1000 <= clock.now())
        throw new ApiProblem({ status: 403, message: ({ accounts }) => accounts.verificationExpired });
    },
  };
}
