import { Button, NumberInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../machines/admin-auth/use-admin-auth.tsx';
import { readableMessage } from '../../services/http/api-error.ts';
import { useServices } from '../../app-context.tsx';
import { FormStack } from '../shared/form-stack.tsx';
import { PageHead } from '../shared/page-head.tsx';
import styles from './dashboard.module.css';

type Sending = { at: 'writing'; failure?: string } | { at: 'sending' } | { at: 'sent' };

function useInvoiceRequest() {
  const { contact } = useServices();
  const user = useUser();
  const [credits, setCredits] = useState(5);
  const [note, setNote] = useState('');
  const [sending, setSending] = useState<Sending>({ at: 'writing' });
  const submit = async () => {
    if (!user) return;
    setSending({ at: 'sending' });
    try {
      await contact.send({
        name: `${user.first_name} ${user.last_name}`,
        email: user.email,
        topic: 'billing',
        message:
          `${user.company_name ?? 'Our company'} asks for an invoice over ${credits} credits.\n\n${note}`.trim(),
      });
      setSending({ at: 'sent' });
    } catch (error) {
      setSending({ at: 'writing', failure: readableMessage(error) });
    }
  };
  return { credits, setCredits, note, setNote, sending, submit };
}

/** Credits are ordered by invoice: the request goes to billing, and the credits are given once it is settled. */
export default function CheckoutPage() {
  const { credits, setCredits, note, setNote, sending, submit } = useInvoiceRequest();
  return (
    <div className={styles.page}>
      <PageHead title="Get credits" indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>Get credits</h1>
          <p className={styles.lead}>
            One credit holds one session of up to 30 people. Credits are ordered by invoice and appear in your{' '}
            <Link to="/dashboard/credits">ledger</Link> as soon as it is settled.
          </p>
        </div>
      </header>
      {sending.at === 'sent' ? (
        <section className={styles.panel} role="status">
          <div className={styles.section}>
            <h2>Your request is with billing</h2>
            <p>
              We answer within one working day with the invoice. A draft of a session waits on this device.
            </p>
            <p>
              <Link to="/dashboard/createSession">Back to your session</Link>
            </p>
          </div>
        </section>
      ) : (
        <FormStack
          label="Ask for an invoice"
          onSubmit={submit}
          failure={sending.at === 'writing' ? sending.failure : undefined}
          actions={
            <Button type="submit" loading={sending.at === 'sending'}>
              Ask for the invoice
            </Button>
          }
        >
          <NumberInput
            label="Credits"
            min={1}
            max={1000}
            clampBehavior="strict"
            value={credits}
            onChange={(value) => setCredits(Number(value) || 1)}
          />
          <Textarea
            label="For the invoice"
            description="Billing address, tax number, purchase order, as you need them."
            autosize
            minRows={4}
            maxLength={4000}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </FormStack>
      )}
    </div>
  );
}
