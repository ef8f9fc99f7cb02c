import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, screens, type Visitor } from '../support/browser/browser.ts';
import type { Organiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { answerMailQuestion, linkInMail, person, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let organiser: Organiser;
let olga: Visitor;
let sam: Visitor;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '40' });
  browser = await launchBrowser();
  olga = await openVisitor(browser, 'Olga');
  organiser = await signedInOwner(olga.page, product);
  sam = await openVisitor(browser, 'Sam');
  await joinAsSubAdministrator();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function joinAsSubAdministrator(): Promise<void> {
  const email = 'sam@acme.test';
  await fetch(`${product.url}/api/company/admins`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${organiser.token}`,
    },
    body: JSON.stringify({ email }),
  });
  const { page } = sam;
  await page.goto(await linkInMail(product, email, '/invite-admin/'));
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Last name').fill('Sub');
  await page.getByLabel(/^Password( \*)?$/).fill('correct horse battery');
  await page.getByLabel('Password again').fill('correct horse battery');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.waitForURL('**/dashboard');
}

const notice = ({ page }: Visitor) => page.getByRole('alert', { name: 'Changed while you were editing' });
const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name }).click();
const withoutRefusals = (visitor: Visitor) =>
  visitor.complaints().filter((line) => !line.includes('status of 409'));

it('both add people to one session: the second reads who was added meanwhile, and loses no line', async () => {
  const starts_at = new Date(Date.now() + 30 * 60 * 60_000).toISOString();
  const session = await organiser.schedule({
    title: 'For two',
    starts_at,
    teams: [{ name: 'Lanterns', people: [person('Ada'), person('Ben')] }],
  });
  for (const { page } of [olga, sam]) await page.goto(`${product.url}/dashboard/sessions/${session.id}`);
  for (const one of [olga, sam]) await press(one, 'Add people');
  const people = ({ page }: Visitor) => page.getByRole('dialog').getByLabel('People', { exact: true });
  await people(olga).fill('Dee <dee@acme.test>\nEve <eve@acme.test>');
  await people(sam).fill('Fay <fay@acme.test>');
  await press(sam, 'Add and send invitations');
  await sam.page.getByText('Attendees updated successfully!').waitFor();

  await notice(olga).getByText('Sam Sub changed the guest list').waitFor();
  await notice(olga).getByText('Fay', { exact: true }).waitFor();
  expect(await people(olga).inputValue()).toBe('Dee <dee@acme.test>\nEve <eve@acme.test>');
  for (const size of Object.values(screens)) {
    await olga.page.setViewportSize(size);
    expect(await screenProblems(olga.page)).toEqual([]);
  }
  await press(olga, 'Add and send invitations');
  await answerMailQuestion(olga.page, 'Add and invite', 'The people you add (2 people)');
  await olga.page
    .getByText('Somebody changed the guest list while you were editing. Compare both, then save again.')
    .first()
    .waitFor();
  await press(olga, 'Use mine');
  await notice(olga).waitFor({ state: 'detached' });
  await press(olga, 'Add and send invitations');
  await answerMailQuestion(olga.page, 'Add and invite', 'The invitation to “For two”');
  await sam.page.getByRole('row').filter({ hasText: 'eve@acme.test' }).waitFor();
  const { seats } = await organiser.read(session.id);
  expect(seats.map(({ first_name }) => first_name).sort()).toEqual(['Ada', 'Ben', 'Dee', 'Eve', 'Fay']);
  expect([withoutRefusals(olga), withoutRefusals(sam)]).toEqual([[], []]);
});

it('both choose the company’s colour: an open form is kept, and shows the other choice', async () => {
  for (const { page } of [olga, sam]) await page.goto(`${product.url}/dashboard/profile`);
  const colour = ({ page }: Visitor) => page.getByRole('textbox', { name: 'Colour', exact: true });
  await colour(olga).fill('#1e7a57');
  await colour(sam).fill('#8a1f5c');
  await press(sam, 'Save colour');
  await sam.page.getByText('Guests see your colour from now on.').waitFor();
  await notice(olga).getByText('Sam Sub changed your company’s colour').waitFor();
  await notice(olga).getByText('#8a1f5c').waitFor();
  expect(await colour(olga).inputValue()).toBe('#1e7a57');
  await press(olga, 'Keep theirs');
  await notice(olga).waitFor({ state: 'detached' });
  expect(await colour(olga).inputValue()).toBe('#8a1f5c');
  await colour(olga).fill('#2e6fbf');
  await press(olga, 'Save colour');
  await notice(sam).getByText('#2e6fbf').waitFor();
  expect([await notice(olga).count(), await colour(sam).inputValue()]).toEqual([0, '#8a1f5c']);

  await sam.page.goto(`${product.url}/dashboard/profile`);
  const company = ({ page }: Visitor) => page.getByRole('textbox', { name: 'Company' });
  await company(sam).waitFor();
  await company(olga).fill('Acme Harbour');
  await olga.page.getByRole('form', { name: 'Profile' }).getByRole('button', { name: 'Save' }).click();
  await notice(sam).getByText('Olga Owner changed this profile').waitFor();
  await notice(sam).getByText('Acme Harbour').waitFor();
  expect([withoutRefusals(olga), withoutRefusals(sam)]).toEqual([[], []]);
});
