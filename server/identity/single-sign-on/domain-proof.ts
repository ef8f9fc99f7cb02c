import { proofFileUrl, proofRecordName } from '#contract/rules/people/single-sign-on.ts';
import type { OutgoingRequests } from '../../http/outgoing/outgoing-requests.ts';

/** `unknown`: the name servers did not answer, so that nothing is known of the record. */
export type ProofState = 'found' | 'missing' | 'unknown';

/** Looks a domain's proof up: the TXT record, or else the file. */
export async function lookUpProof(
  outgoing: OutgoingRequests,
  { domain, proof }: { domain: string; proof: string },
): Promise<ProofState> {
  const records = await outgoing.textRecords(proofRecordName(domain));
  if (records?.some((record) => record.trim() === proof)) return 'found';
  const answer = await outgoing.fetch(proofFileUrl(domain)).catch(() => undefined);
  if (answer?.status === 200 && (await answer.text()).trim() === proof) return 'found';
  return records === null ? 'unknown' : 'missing';
}
