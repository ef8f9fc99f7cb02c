/** A payment page of the embedded test checkout, as Stripe's own object has it where the name is the same. */
export interface TestPage {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  client_reference_id: string | null;
  customer_email: string | null;
  amount_total: number;
  currency: string;
  description: string;
  success_url: string;
  cancel_url: string;
  url: string;
  /** Unix ms; a delayed payment is settled then. */
  settles_at: number | null;
  /** The error code with which the delayed payment will be refused, or was; null where it is paid. */
  refusal: string | null;
  /** Unix seconds; the page expires then. */
  expires_at: number;
  refunded: number;
  /** The keys of the refunds that were made. */
  refunds: string[];
}
