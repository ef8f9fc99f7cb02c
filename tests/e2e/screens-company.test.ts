import { it } from 'vitest';
import { reviewScreens } from '../support/browser/screen-review.ts';
import { seedMonths } from '../support/seeded-product.ts';
import { logIn } from './owner-flow.ts';

const review = reviewScreens({ WELCOME_CREDITS: '4' });

const slot = (date: string, time: string, capacity: number) => ({ wall_clock: { date, time }, capacity });

/** A programme of three times, with two people signed up. */
async function createProgramme(): Promise<string> {
  const { organiser, product } = review;
  const { id, link, slots } = await organiser.createProgramme({
    title: 'Winter campaign for new colleagues',
    story_slug: organiser.stories[0]?.slug ?? '',
    timezone_id: 'Europe/Lisbon',
    slots: [slot('2026-11-24', '10:00', 8), slot('2026-11-26', '15:30', 12), slot('2026-12-01', '18:00', 8)],
    audience: 'domains',
    allowed: ['acme.test'],
    closes: { date: '2026-11-20', time: '18:00' },
  });
  const token = new URL(link).pathname.split('/').at(-1);
  const answer = await fetch(`${product.url}/api/sign-up/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      slot_id: slots[0]?.id,
      people: ['Dov', 'Eve'].map((name) => ({
        first_name: name,
        last_name: 'Guest',
        email: `${name.toLowerCase()}@acme.test`,
      })),
      wait: false,
      language: 'en',
      timezone_id: 'Europe/Lisbon',
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return id;
}

it('the pages of owners are accessible and look as pinned, without data and with months of them', async () => {
  const first = await review.visit('Olga');
  await logIn(first.page, review.product);
  await review.open(first.page, '/dashboard/reports');
  await review.look(first, 'reports-empty');
  await review.open(first.page, '/dashboard/single-sign-on');
  await review.look(first, 'single-sign-on');
  await first.context.close();

  await seedMonths(review.product);
  const programme = await createProgramme();
  const link = await review.organiser.createReportLink(30);
  const owner = await review.visit('Olga');
  const { page } = owner;
  await logIn(page, review.product);
  await review.open(page, '/dashboard/reports');
  await page.getByLabel('Period').selectOption({ label: '2026' });
  await page.getByText('Aug 2026').first().waitFor();
  await review.look(owner, 'reports');
  await review.open(page, '/dashboard/audit');
  await page.getByRole('row', { name: /Created a programme/ }).waitFor();
  await review.look(owner, 'audit');
  await review.open(page, `/dashboard/programmes/${programme}`);
  await review.look(owner, 'programme');
  await owner.context.close();
  const stranger = await review.visit('Sam');
  await stranger.page.goto(link);
  await stranger.page.getByRole('heading', { name: 'Attendance by month' }).waitFor();
  await review.look(stranger, 'shared-report');
  await stranger.context.close();
  review.expectNoProblems();
});
