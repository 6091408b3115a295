import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { search } from './console.js';

export type Decision = 'Approve' | 'Reject' | 'Disapprove';

/** How long a decision can be undone (decision 017). */
const UNDO_MS = 5000;

/** Decides on the entry of the row, and passes the time of its undo. The test has installed the clock of the page. */
export async function decide(page: Page, row: Locator, decision: Decision): Promise<void> {
  const sent = answerTo(page, decision);
  await press(page, row, decision);
  await passUndo(page);
  await sent;
}

/** Moves the installed clock of the page on, so that the decision that waits is sent. */
export function passUndo(page: Page): Promise<void> {
  return page.clock.fastForward(UNDO_MS);
}

/** Presses a button of a row or of the review, or the item of its menu. */
export async function press(page: Page, row: Locator, action: string): Promise<void> {
  // Appears together with the buttons.
  await expect(moreActions(row)).toBeEnabled();
  const button = row.getByRole('button', { name: action, exact: true });
  await ((await button.isVisible()) ? button : await menuItem(page, row, action)).click();
}

/** The button of the menu. It is disabled while a decision waits. */
export function moreActions(row: Locator): Locator {
  return row.getByRole('button', { name: /^More actions for / });
}

/** Opens the menu of the list of entries. */
export async function menuOfList(page: Page, action: string): Promise<Locator> {
  await page.getByRole('button', { name: 'More actions for the list' }).click();
  return page.getByRole('menuitem', { name: action, exact: true });
}

/** Opens the menu of a row, of the review or of the chosen entries. */
export async function menuItem(page: Page, row: Locator, action: string): Promise<Locator> {
  await moreActions(row).click();
  return page.getByRole('menuitem', { name: action, exact: true });
}

export function answerTo(page: Page, decision: Decision): Promise<Response> {
  return page.waitForResponse((response) => response.url().endsWith(`/${decision.toLowerCase()}`));
}

/** Opens the list of entries with a search. */
export async function openEntries(page: Page, text: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/admin/contest/entries`);
  const found = page.waitForResponse((response) => response.url().includes('%22q%22'));
  await search(page, text);
  await found;
}
