import { lookup as systemLookup, type LookupAddress, promises as dns } from 'node:dns';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Config } from '../../config/config.ts';
import { isPublicAddress } from './public-address.ts';

const answerWithinMs = 5000;
const mostBytes = 262_144;

/** The address is refused by policy; every other failure is an outage. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface OutgoingRequests {
  /**
   * Fetches an https address that a user has entered. Redirects are not followed; answers above 256 kB or 5 s are failures.
   * Throws `AddressRefused` for an address of a private network, regardless of its name.
   */
  fetch(
    url: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<Response>;
  /** The TXT records of a name; null if the name servers do not answer. */
  textRecords(name: string): Promise<string[] | null>;
}

/** Refuses a name if any of its addresses is private, and connects to the checked address. */
const publicLookup: LookupFunction = (name, options, answer) => {
  systemLookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error) answer(error, []);
    else if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      answer(new AddressRefused(`${name} is in a private network`), []);
    else if (options.all) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
};

function checkedAddress(given: string, isPrivateAllowed: boolean): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new AddressRefused('Only https addresses without a password are fetched');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isPrivateAllowed && isIP(host) !== 0 && !isPublicAddress(host))
    throw new AddressRefused(`${host} is in a private network`);
  return url;
}

type Settings = Pick<Config, 'privateProviders' | 'dnsServers'>;

/** Requests to addresses entered by a company's users. `config.privateProviders` permits private networks. */
export function createOutgoingRequests({ config }: { config: Settings }): OutgoingRequests {
  const isPrivateAllowed = config.privateProviders;
  const resolver = new dns.Resolver({ timeout: 2000, tries: 2 });
  if (config.dnsServers.length > 0) resolver.setServers(config.dnsServers);

  return {
    async fetch(given, { method = 'GET', headers = {}, body } = {}) {
      const url = checkedAddress(given, isPrivateAllowed);
      const signal = AbortSignal.timeout(answerWithinMs);
      return new Promise<Response>((resolve, reject) => {
        const sent = httpsRequest(
          url,
          {
            method,
            headers: {
              ...headers,
              ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
            },
            signal,
            agent: false,
            ...(isPrivateAllowed ? {} : { lookup: publicLookup }),
          },
          (answer) => {
            const chunks: Buffer[] = [];
            let size = 0;
            answer.on('data', (chunk: Buffer) => {
              size += chunk.length;
              chunks.push(chunk);
              if (size > mostBytes) answer.destroy(new Error('The answer is too long'));
            });
            answer.on('error', reject);
            answer.on('end', () => {
              const { statusCode: status = 502 } = answer;
              const type = answer.headers['content-type'];
              const isEmpty = [204, 205, 304].includes(status) || status < 200;
              resolve(
                new Response(isEmpty ? null : Buffer.concat(chunks), {
                  status: status < 200 ? 502 : status,
                  ...(type === undefined ? {} : { headers: { 'content-type': type } }),
                }),
              );
            });
          },
        );
        sent.on('error', reject);
        sent.end(body);
      });
    },

    async textRecords(name) {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null;
      }
    },
  };
}
