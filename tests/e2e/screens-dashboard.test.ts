import path from 'node:path';
import { it } from 'vitest';
import type { Visitor } from '../support/browser/browser.ts';
import { reviewScreens } from '../support/browser/screen-review.ts';
import { logIn } from './owner-flow.ts';

const dashboardPaths = [
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/checkout',
  '/dashboard/sessions',
  '/dashboard/createSession',
  '/dashboard/createConsumer',
  '/dashboard/credits',
  '/password-change',
  '/checkoutSuccess',
];

const review = reviewScreens();

async function lookAtLogo(owner: Visitor): Promise<void> {
  const { page } = owner;
  const shown = page.getByAltText('Your logo');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a logo' }).click();
  await (await chooser).setFiles(path.resolve(import.meta.dirname, '../../public/icon-192.png'));
  await shown.waitFor();
  await review.look(owner, 'logo-settings', { from: 'section[aria-label="Logo"]' });
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await shown.waitFor({ state: 'detached' });
}

async function lookAtColour(owner: Visitor): Promise<void> {
  const { page } = owner;
  await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#c2185b');
  await page.getByRole('img', { name: /with this colour$/ }).waitFor();
  await review.look(owner, 'colour-settings', { from: 'section[aria-label="Colour"]' });
}

it('the dashboard and its settings are accessible and look as pinned', async () => {
  const owner = await review.visit('Olga');
  const { page } = owner;
  await logIn(page, review.product);
  await review.walk(owner, dashboardPaths);
  await review.open(page, '/dashboard/profile');
  await review.lookAtDialog(owner, 'close-account', 'Close the company’s account');
  await lookAtLogo(owner);
  await lookAtColour(owner);
  review.expectNoProblems();
  await owner.context.close();
});
