import { type Locator, type Page, type Response } from '@playwright/test';
import { search } from './console.js';

export type Decision = 'Approve' | 'Reject' | 'Disapprove';

/** Decides on the entry of the row, and waits until the decision is sent and can no longer be undone. */
export async function decide(page: Page, row: Locator, decision: Decision): Promise<void> {
  const sent = answerTo(page, decision);
  await row.getByRole('button', { name: decision, exact: true }).click();
  await sent;
}

export function answerTo(page: Page, decision: Decision): Promise<Response> {
  return page.waitForResponse((response) => response.url().endsWith(`/${decision.toLowerCase()}`));
}

/** Opens the list of entries with a search. */
export async function openEntries(page: Page, text: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/admin/entries`);
  const found = page.waitForResponse((response) => response.url().includes('%22q%22'));
  await search(page, text);
  await found;
}
