import { it } from 'vitest';
import { reviewScreens } from '../support/browser/screen-review.ts';

const review = reviewScreens({ VITE_DEBUG_PAGES: '1' });

it('the debug pages drive the real machines, and are for everybody', async () => {
  const visitor = await review.visit('engineer');
  const { page } = visitor;
  await review.walk(visitor, [
    '/debug/scorecard',
    '/debug/collaboration-analysis',
    '/debug/award',
    '/debug/intercom',
  ]);
  await review.open(page, '/debug/experience');
  await page.getByRole('button', { name: 'Skip the clip' }).click();
  await page
    .getByText(/Select an option/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Hold' }).click();
  await review.look(visitor, 'debug-experience');
  review.expectNoProblems();
  await visitor.context.close();
});
