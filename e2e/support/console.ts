import { expect, type Locator, type Page } from '@playwright/test';
import { owner } from './stack.js';

/** Searches the current list of the console. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
}

/** A place in the menu. */
export function placeLink(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
}

/** The rare action on a record, in the menu of its row. Opens the menu. */
export async function rareAction(page: Page, record: string, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `More actions for ${record}` }).click();
  return page.getByRole('menuitem', { name });
}

/** Presses a button that asks for confirmation, and confirms. */
export async function confirm(page: Page, button: Locator, question: string): Promise<void> {
  await button.click();
  await confirmQuestion(page, question);
}

export async function confirmQuestion(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button').filter({ hasNotText: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
}

/** Shows by the password who is at this session, when the console asks. */
export async function showIdentity(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Show that it is you' });
  await dialog.getByLabel('Your password').fill(owner.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the newest email to the address in the console, after the worker sent it. */
export async function openEmail(
  page: Page,
  to: string,
  subject: string,
  status: 'Sent' | 'Not sent' = 'Sent',
): Promise<void> {
  // By the URL, because a list moves while a search filters it.
  await page.goto(`/admin/settings/email?filter=${encodeURIComponent(JSON.stringify({ q: to }))}`);
  const email = page.getByRole('row', { name: subject }).filter({ hasText: to }).first();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(email).toContainText(status, { timeout: 500 });
  }).toPass({ timeout: 120_000 });
  await email.getByRole('link').click();
}
