import { audit } from './en/organiser/audit.ts';

/** What files call each act of the audit log; pages say it in their language. */
export const companyActLabels = audit.acts;
