import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { type Organiser, organiserAccount, signUpOrganiser } from '../support/organiser.ts';
import type { Product } from '../support/servers/product.ts';

export async function linkInMail(product: Product, recipient: string, path: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = await product.outbox(recipient);
      const link = mails.flatMap((mail) => mail.text.match(new RegExp(`\\S+${path}\\S+`)) ?? [])[0];
      if (!link) throw new Error(`No mail to ${recipient} has a link to ${path}`);
      return link;
    },
    { timeout: 10_000, interval: 100 },
  );
}

/** Signs up in the browser and verifies through the mailed link; ends on the dashboard. */
export async function signUp(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/signup`);
  await page.getByLabel('First name').fill('Olga');
  await page.getByLabel('Last name').fill('Owner');
  await page.getByLabel('Work email').fill(organiserAccount.email);
  await page.getByLabel('Company').fill('Acme');
  await page.getByLabel(/^Country/).selectOption({ label: 'Portugal' });
  await page.getByLabel(/^Password( \*)?$/).fill(organiserAccount.password);
  await page.getByLabel('Password again').fill(organiserAccount.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(await linkInMail(product, organiserAccount.email, '/verify/'));
  await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

export async function logIn(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Work email').fill(organiserAccount.email);
  await page.getByLabel(/^Password( \*)?$/).fill(organiserAccount.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

/** An owner who signed up over plain HTTP, logged in at this browser. */
export async function signedInOwner(page: Page, product: Product): Promise<Organiser> {
  const organiser = await signUpOrganiser(product);
  await logIn(page, product);
  return organiser;
}

/** 28: a name that would run as a script wherever it were not shown as text. */
export const hostileName = 'Bo "><script>breached=28</script><img src=x onerror=breached=28>';

export const gathering = {
  title: 'Winter gathering',
  people: [
    ['Ana', 'Silva', 'ana@acme.test'],
    ['Bo', hostileName.slice('Bo '.length), 'bo@acme.test'],
    ['Cy', 'Young', 'cy@acme.test'],
  ],
} as const;
const tenMinutesAhead = () => new Date(Date.now() + 10 * 60_000);

/** The session that `fillWizard` fills in, scheduled over plain HTTP; answers its id. */
export async function scheduleGathering(organiser: Organiser): Promise<string> {
  const people = gathering.people.map(([first_name, last_name, email]) => ({ first_name, last_name, email }));
  const { id } = await organiser.schedule({
    title: gathering.title,
    starts_at: tenMinutesAhead().toISOString(),
    teams: [{ name: 'Lanterns', people }],
  });
  return id;
}

/** Walks the wizard for three people in one team, ten minutes ahead, up to its last button. */
export async function fillWizard(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/dashboard/createSession`);
  await walkWizard(page);
}

/** The same in a wizard that is open. */
export async function walkWizard(page: Page): Promise<void> {
  await page.getByRole('radio').first().check({ force: true });
  await page.getByLabel('Session name').fill(gathering.title);
  await page.getByRole('button', { name: 'Continue' }).click();
  const start = tenMinutesAhead();
  const wall = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon', hourCycle: 'h23', ...options }).format(
      start,
    );
  await page.getByLabel('Date').fill(wall({ year: 'numeric', month: '2-digit', day: '2-digit' }));
  await page.getByLabel('Time', { exact: true }).fill(wall({ hour: '2-digit', minute: '2-digit' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByLabel('People', { exact: true })
    .fill(gathering.people.map(([first, last, email]) => `${first} ${last} <${email}>`).join('\n'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Schedule and send invitations' }).waitFor();
}

/** Presses the wizard's last button; answers the session's id. */
export async function scheduleSession(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Schedule and send invitations' }).click();
  await page.waitForURL(/\/dashboard\/sessions\/[\w-]{22}$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export async function createSession(page: Page, product: Product): Promise<string> {
  await fillWizard(page, product);
  return scheduleSession(page);
}

/** Answers the question before an act that mails more than one person; `tells` is something that it says. */
export async function answerMailQuestion(page: Page, act: string, tells: string | RegExp): Promise<void> {
  const question = page.getByRole('dialog').filter({ has: page.getByText('What they read') });
  await question.getByText(tells).first().waitFor();
  await question.getByRole('button', { name: act }).click();
}

/** The personal link that a participant's invitation holds. */
export const personalLink = (product: Product, recipient: string): Promise<string> =>
  linkInMail(product, recipient, '/experience/');

/** Somebody to invite. */
export const person = (name: string) => ({
  first_name: name,
  last_name: 'Guest',
  email: `${name.toLowerCase().replaceAll(' ', '.')}@acme-moves.test`,
});
