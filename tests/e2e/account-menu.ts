import type { Page } from 'playwright-core';

/** By keyboard: on a busy machine a pointer's click scrolls the page to reach the menu, and that hides the menu. */
export async function chooseInAccountMenu(
  page: Page,
  item: 'Log out' | 'Log out from all' | 'Deutsch',
): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).press('Enter');
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
}
