import { organiserAccount } from '../../support/organiser.ts';
import { type Product, startProduct } from '../../support/servers/product.ts';
import type { Attack, Score } from '../attack.ts';
import { ask } from '../two-companies.ts';

const words = 'the lighthouse keeper is ill';

/** A stranger's address, registered and never confirmed, is used to read and to delete what is that stranger's. */
export const attack: Attack = {
  name: 'addresses',
  async run(score) {
    const product = await startProduct({ TRUST_PROXY: '1', CONTACT_EMAIL: 'office@muster.test' });
    try {
      await attackAddresses(product, score);
    } finally {
      await product.close();
    }
  },
};

async function attackAddresses(product: Product, { note }: Score): Promise<void> {
  const email = 'vera@stranger.test';
  const message = { name: 'Vera', email, topic: 'other', message: words };
  await ask(product, 'POST', '/api/contact', { body: JSON.stringify(message) });
  const account = { ...organiserAccount, email, company_name: 'Squatter' };
  const registered = await ask(product, 'POST', '/api/auth/register', { body: JSON.stringify(account) });
  const { token } = JSON.parse(registered.text) as { token: string };
  const data = await ask(product, 'GET', '/api/profile/data', { token });
  const { mails, contact_messages } = JSON.parse(data.text) as Record<string, unknown[] | undefined>;
  note(
    'own data of an unconfirmed address',
    mails?.length === 0 && contact_messages?.length === 0,
    data.text,
  );

  const body = JSON.stringify({ email, password: account.password });
  const closed = await ask(product, 'POST', '/api/profile/close', { token, body });
  note('closing an unconfirmed account', closed.status === 200, closed.text);
  const kept = (await product.outbox(email)).some(({ subject }) => /message/i.test(subject));
  note('the stranger’s mails after that', kept, 'the acknowledgement is gone');
}
