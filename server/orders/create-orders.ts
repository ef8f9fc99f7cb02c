import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database } from '../database/database.ts';
import type { DocumentDrawing } from '../pdf/document-drawing.ts';
import type { CardPayment } from '../payment/card-payment.ts';
import { createOrderMails } from './order-mails.ts';
import { createOrderRefunds } from './order-refunds.ts';
import { createOrderTasks } from './order-tasks.ts';
import { createOrders } from './orders.ts';
import { createReturnPayment } from './return-payment.ts';
import { createRefundRequests } from './refund-requests.ts';
import { createTaxChecks } from './tax-checks.ts';
import type { TaxRegister } from '../payment/tax-register.ts';
import { createSettleOrder } from './settle-order.ts';
import type { ShopConfig } from '../config/shop.ts';

/** Everything about orders: asking for them, settling them, refunding them, and what time does to them. */
export function createOrderServices(deps: {
  database: Database;
  clock: Clock;
  log: Logger;
  config: Pick<Config, 'publicUrl' | 'contactEmail' | 'welcomeCredits'>;
  credits: CreditLedger;
  card: CardPayment | null;
  shopConfig: ShopConfig;
  drawing: DocumentDrawing;
  taxRegister: TaxRegister | null;
}) {
  const mails = createOrderMails({ clock: deps.clock, ...deps.config });
  const settleOrder = createSettleOrder({ ...deps, mails });
  const taxChecks = createTaxChecks(deps);
  const orders = createOrders({
    ...deps,
    taxChecks,
    mails,
    settle: settleOrder,
    welcomeCredits: deps.config.welcomeCredits,
  });
  return {
    settleOrder,
    orders,
    orderRefunds: createOrderRefunds({ ...deps, mails }),
    refundRequests: createRefundRequests({ ...deps, mails }),
    returnPayment: createReturnPayment({ ...deps, mails }),
    orderTasks: createOrderTasks({ ...deps, mails, orders, taxChecks }),
  };
}
