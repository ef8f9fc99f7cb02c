import type { Logger } from 'pino';
import { isInVies, plainTaxId, taxIdPrefix } from '#contract/rules/money/tax-id.ts';

/** What the register said of a number; `unchecked` where it could not be asked or did not know. */
export interface RegisterAnswer {
  state: 'valid' | 'invalid' | 'unchecked';
  /** Of the holder, where the country tells it. */
  name: string | null;
  /** Proof of the question, where the register gives one. */
  reference: string | null;
}

const answerWithinMs = 5000;
const unchecked: RegisterAnswer = { state: 'unchecked', name: null, reference: null };

/** VIES writes dashes where a country tells nothing. */
const textWithin = (value: unknown, longest: number): string | null => {
  const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
  return /[\p{L}\d]/u.test(text) ? text.slice(0, longest) : null;
};

type Answered = Record<string, unknown>;
const isAnswer = (body: unknown): body is Answered => typeof body === 'object' && body !== null;

/** The register refuses what is malformed, which no number of its is. */
function isRefused(body: Answered): boolean {
  const { errorWrappers: errors } = body;
  return (
    Array.isArray(errors) && errors.some((each: unknown) => isAnswer(each) && each.error === 'INVALID_INPUT')
  );
}

export type TaxRegister = ReturnType<typeof createTaxRegister>;

/**
 * The European Union's register of tax numbers, VIES, by its REST protocol at `url`. Asked within five seconds; never
 * rejects.
 */
export function createTaxRegister({ url, log }: { url: string; log: Logger }) {
  async function ask(country: string, taxId: string, requester: string | null): Promise<unknown> {
    const prefix = taxIdPrefix(country);
    const plain = plainTaxId(taxId);
    const asking = requester === null ? null : plainTaxId(requester);
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        countryCode: prefix,
        vatNumber: plain.slice(prefix.length),
        ...(asking && { requesterMemberStateCode: asking.slice(0, 2), requesterNumber: asking.slice(2) }),
      }),
      signal: AbortSignal.timeout(answerWithinMs),
      redirect: 'error',
    });
    return response.json();
  }

  return {
    knows: isInVies,

    /** `requester` is the seller's own number, for which the register gives a reference; null where it is none of VIES. */
    async check(country: string, taxId: string, requester: string | null): Promise<RegisterAnswer> {
      const body = await ask(country, taxId, requester).catch((err: unknown) => {
        log.warn({ err }, 'tax register not reached');
        return null;
      });
      if (!isAnswer(body)) return unchecked;
      if (isRefused(body)) return { ...unchecked, state: 'invalid' };
      if (typeof body.valid !== 'boolean') {
        log.warn('tax register did not answer');
        return unchecked;
      }
      return {
        state: body.valid ? 'valid' : 'invalid',
        name: textWithin(body.name, 200),
        reference: textWithin(body.requestIdentifier, 60),
      };
    },
  };
}
