import type { CallAddress } from '../../contract/calls/call.ts';
import { companyAdminCalls } from '../../contract/calls/company-admins.ts';
import { hostControlCalls } from '../../contract/calls/host-control.ts';
import { orderCalls } from '../../contract/calls/orders.ts';
import { resultCalls } from '../../contract/calls/results.ts';
import { sessionCalls } from '../../contract/calls/sessions.ts';

/** The calls that name something of somebody's in their address. */
export const allAddresses: readonly CallAddress[] = [
  companyAdminCalls,
  hostControlCalls,
  orderCalls,
  resultCalls,
  sessionCalls,
].flatMap((table) => Object.values(table));
