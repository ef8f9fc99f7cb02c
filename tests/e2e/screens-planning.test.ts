import { expect, it } from 'vitest';
import type { Visitor } from '../support/browser/browser.ts';
import { reviewedTeam, reviewScreens } from '../support/browser/screen-review.ts';
import { logIn } from './owner-flow.ts';

const review = reviewScreens();

async function lookAtWizard(owner: Visitor): Promise<void> {
  const { page } = owner;
  const proceed = () => page.getByRole('button', { name: 'Continue' }).click();
  const stories = Promise.withResolvers<void>();
  await page.route('**/api/experience', async (route) => {
    await stories.promise;
    await route.fulfill({ status: 503, json: { message: 'The stories are being put back.' } });
  });
  await review.open(page, '/dashboard/createSession');
  await page.getByRole('status', { name: 'Loading the page' }).waitFor();
  await page.locator('[role="progressbar"][data-visible]').waitFor({ state: 'detached' });
  const bone = await page.locator('[data-bone]').first().boundingBox();
  expect(bone?.width).toBeGreaterThan(100);
  await review.look(owner, 'wizard-loading', { waits: true });
  stories.resolve();
  await review.open(page, '/dashboard/createSession');
  await page.getByRole('heading', { name: 'The form didn’t load' }).waitFor();
  for (const complaint of owner.complaints()) expect(complaint).toContain('status of 503');
  await review.look(owner, 'wizard-failed');
  await page.unroute('**/api/experience');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('radio').first().check({ force: true });
  await page.getByLabel('Session name').fill('Spring gathering');
  await proceed();
  await page.getByLabel('Date').fill('2026-11-20');
  await page.getByLabel('Time', { exact: true }).fill('15:30');
  await review.look(owner, 'wizard-when');
  await proceed();
  const people = reviewedTeam.map(
    ({ first_name, last_name, email }) => `${first_name} ${last_name} <${email}>`,
  );
  await page.getByLabel('People', { exact: true }).fill(people.join('\n'));
  await review.look(owner, 'wizard-people');
  await proceed();
  await review.look(owner, 'wizard-options');
  await proceed();
  await page.getByRole('button', { name: 'Schedule and send invitations' }).waitFor();
  await review.look(owner, 'wizard-review');
}

it('a session of the organiser, its dialogs and the wizard are accessible and look as pinned', async () => {
  const owner = await review.visit('Olga');
  const { page } = owner;
  await logIn(page, review.product);
  await review.open(page, `/dashboard/sessions/${review.sessionId}`);
  await review.look(owner, 'session');
  await review.lookAtDialog(owner, 'edit-session', 'Name and options');
  await review.lookAtDialog(owner, 'write-to-everybody', 'Email guests');
  await review.lookAtDialog(owner, 'change-time', 'Change date and time');
  await review.lookAtDialog(owner, 'add-people', 'Add people');
  await review.lookAtDialog(owner, 'remove-person', 'Actions for Ana Silva', 'Remove from session');
  await review.lookAtDialog(owner, 'cancel-session', 'Cancel session');
  await lookAtWizard(owner);

  review.expectNoProblems();
  await owner.context.close();
});
