import type { CallSpec } from '../../call.ts';

/** Each runs through everything that a company has: few are ever needed. */
export const companyExportSpec = {
  download: {
    audit: 'company.export',
    load: 'heavy',
    throttle: [{ name: 'company export', by: 'company', hits: 10, perMs: 60 * 60_000 }],
  },
} satisfies Record<string, CallSpec>;
