import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { agreement as german } from '../../../contract/words/de/agreement.ts';
import { agreement as english } from '../../../contract/words/en/agreement.ts';
import { agreementLines, type AgreementPaper } from '../../../server/companies/agreement-pdf.ts';
import { type SignedUp, signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const env = {
  SELLER_NAME: 'Lantern Works GmbH',
  SELLER_ADDRESS: '1 Lantern Street\\n10115 Berlin',
  SELLER_EMAIL: 'office@lantern.example',
  SELLER_COUNTRY: 'DE',
  SELLER_TAX_ID: 'DE123456789',
  SELLER_BANK: 'IBAN DE00',
  SMTP_URL: 'smtp://mail.elsewhere.example',
};

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ env });
});
afterAll(() => server.close());

/** The lines that the worker was given to draw; no library here reads a PDF. */
async function drawnFor({ browser }: SignedUp, language: string) {
  const drawing = vi.spyOn(server.services.drawing, 'pdf');
  const answer = await browser.get(address(language));
  const paper = drawing.mock.lastCall?.[1] as AgreementPaper;
  drawing.mockRestore();
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
  return { answer, text: agreementLines(paper).map(({ text }) => plain(text)) };
}

const address = (language: string) => `/api/company/agreement.pdf?language=${language}`;

test('an owner gets the agreement with both parties, every clause and the services of the configuration', async () => {
  const owner = await signUpOwner(server, { company_name: 'Wren & Co' });
  expect((await owner.browser.get('/api/company/agreement')).json()).toEqual({
    operator: 'Lantern Works GmbH',
    version: '1.0',
  });
  const before = await drawnFor(owner, 'en');
  expect(before.text).toEqual(
    expect.arrayContaining([english.toFillIn.address, english.toFillIn.taxNumber, 'Wren & Co']),
  );
  const billing = {
    name: 'Wren & Co Lda.',
    address: 'Rua do Farol 1\n1100-001 Lisboa',
    country: 'PT',
    email: 'bills@wren.example',
    tax_id: 'PT123456789',
    purchase_order: null,
  };
  const order = { pack_id: 'single', quantity: 1, payment: 'invoice', billing };
  await owner.browser.post('/api/checkout/order', order, { 'idempotency-key': 'agreement-order' });
  for (const [language, words, place] of [
    ['en', english, 'Portugal'],
    ['de', german, 'Portugal'],
  ] as const) {
    const { answer, text } = await drawnFor(owner, language);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(words.fileName);
    const parties = ['Wren & Co', 'Wren & Co Lda.', '1100-001 Lisboa', place, words.taxNumber('PT123456789')];
    const operator = ['Lantern Works GmbH', '10115 Berlin', words.email('office@lantern.example')];
    expect(text).toEqual(expect.arrayContaining([...parties, ...operator]));
    expect(text.join('\n')).toContain('mail.elsewhere.example');
    expect(text.join('\n')).toContain('Version 1.0');
    for (const { heading } of words.clauses) expect(text).toContain(heading);
    expect(text).toContain(words.template('Lantern Works GmbH'));
  }
});

test('the clauses name each point of Article 28(3)', () => {
  const points = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const headings = (words: typeof english) => words.clauses.map(({ heading }) => heading).join(' ');
  for (const point of points) {
    expect(headings(english)).toContain(`Art. 28(3)(${point})`);
    expect(headings(german)).toContain(`Art. 28 Abs. 3 Buchst. ${point}`);
  }
});

test('a sub-administrator, a visitor and another language get none', async () => {
  const owner = await signUpOwner(server);
  const colleague = await signUpSubAdmin(server, owner);
  expect((await colleague.browser.get(address('en'))).statusCode).toBe(403);
  expect((await server.browser().get(address('en'))).statusCode).toBe(401);
  expect((await owner.browser.get(address('xx'))).statusCode).toBe(422);
  expect((await owner.browser.get('/api/company/agreement.pdf')).statusCode).toBe(422);
});

test.each([
  ['with controls of direction and lines', '\u202Eolleh\u0007\n\n李小龍'],
  ['longer than any line', 'x'.repeat(2000)],
])('a company’s name %s is drawn', async (_what, name) => {
  const owner = await signUpOwner(server);
  await server.database.updateTable('companies').set({ name }).where('id', '=', owner.companyId).execute();
  await drawnFor(owner, 'de');
});

test('without the operator’s name and address nothing is offered', async () => {
  const { SELLER_ADDRESS: _left, ...others } = env;
  const bare = await createTestApp({ env: others });
  const owner = await signUpOwner(bare);
  expect((await owner.browser.get('/api/company/agreement')).json().operator).toBeNull();
  expect((await owner.browser.get(address('en'))).statusCode).toBe(404);
  await bare.close();
});
