import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { LiveAnswer } from '../../contract/calls/schemas/host-control.ts';
import type { Visitor } from '../support/browser/browser.ts';
import { reviewScreens } from '../support/browser/screen-review.ts';
import { logIn, personalLink } from './owner-flow.ts';

const review = reviewScreens();

/** What follows an hour begins with the talk after it; its pages stand below. */
const fromTabs = { from: '[role="tablist"]' };

/** The table is in two by what the server tells this page alone. */
async function lookAtMove(owner: Visitor): Promise<void> {
  const { page } = owner;
  const answers = '**/api/session/*/live';
  await page.route(answers, async (route) => {
    const response = await route.fetch();
    const live: LiveAnswer = await response.json();
    const teams = live.teams.flatMap((team) => [
      team,
      { ...team, team_id: team.team_id + 1, name: 'Herons' },
    ]);
    await route.fulfill({ response, json: { ...live, teams } });
  });
  await page.reload();
  await review.lookAtDialog(owner, 'move-person', 'Move a guest');
  await page.unroute(answers);
}

/** Playwright's own questions may count as a touch before the page asks for one: what it then says, it says always. */
async function permitSound(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Turn on sound|Sound is on)/ }).click();
  await page.mouse.move(0, 0);
}

it('join pages, session, results and the host’s console are accessible', async () => {
  const owner = await review.visit('Olga');
  const { page } = owner;
  await logIn(page, review.product);
  const guest = await review.visit('Ana');
  await guest.page.goto(await personalLink(review.product, 'ana@acme.test'));
  await guest.page.getByText('Ana Silva (you)').waitFor();
  await permitSound(guest.page);
  await review.look(guest, 'waiting-room');

  const hold = () => review.organiser.control(review.sessionId, { action: 'hold' });
  await review.open(page, `/dashboard/sessions/${review.sessionId}`);
  await review.organiser.startNow(review.sessionId);
  await guest.page.locator('main video').first().waitFor({ state: 'attached' });
  await review.organiser.goOnTo(review.sessionId, 'decision');
  await guest.page.getByText(/Select an option/).waitFor();
  await hold();
  await page.getByText('Olga Owner has paused the clock').first().waitFor();
  await review.look(owner, 'host-console');
  await lookAtMove(owner);
  await review.look(guest, 'decision');
  await guest.page.locator('fieldset button').first().click();
  await review.organiser.goOnTo(review.sessionId, 'outcome');
  await guest.page.locator('main section[data-kind="decision"]').waitFor();
  await hold();
  await review.look(guest, 'outcome');
  await review.organiser.goOnTo(review.sessionId, 'breakout');
  await guest.page.getByLabel('Your team’s answer').waitFor();
  await hold();
  await review.look(guest, 'riddle');
  await review.organiser.goOnTo(review.sessionId, 'ended');
  await guest.page.getByRole('button', { name: 'See how your team did' }).waitFor();
  await review.look(guest, 'ending');
  await guest.page.getByRole('button', { name: 'See how your team did' }).click();
  await guest.page.getByRole('tab', { name: 'Scorecard' }).waitFor();
  await review.look(guest, 'scorecard', fromTabs);
  await guest.page.getByRole('tab', { name: 'Award' }).click();
  await guest.page.getByRole('tabpanel').getByRole('button').first().waitFor();
  await review.look(guest, 'award');
  await review.lookAtDialog(guest, 'erase-me', 'Erase my name and address');

  await review.open(page, `/dashboard/sessions/${review.sessionId}/results`);
  await review.look(owner, 'results');
  await page.getByRole('tab', { name: 'Awards' }).click();
  expect(await page.locator('canvas').count(), 'certificates that are drawn at once').toBe(1);
  await review.look(owner, 'results-awards');
  const { awards } = await review.organiser.results(review.sessionId);
  const personal = awards.find(({ kind }) => kind === 'person');
  const address = new URL(personal?.verify_url ?? '').pathname;
  await review.open(guest.page, address);
  await review.look(guest, 'award-genuine');
  await page.getByRole('button', { name: `Show the award of ${personal?.recipient}` }).click();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByLabel(/^Reason/).fill('It bore the name of somebody who was not there.');
  await page.getByRole('button', { name: 'Revoke permanently' }).click();
  await page.getByRole('button', { name: 'Revoke permanently' }).waitFor({ state: 'detached' });
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'This award was revoked' }).waitFor();
  await review.look(guest, 'award-revoked');
  review.expectNoProblems();
  await guest.context.close();
  await owner.context.close();
});
