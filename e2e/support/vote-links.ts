import { expect, type Page } from '@playwright/test';
import { datesOf, FIRST_CONTEST, setContest } from './contests.js';
import { openPage } from './pages.js';
import type { Product } from './product.js';

export const SUBJECT = 'Please confirm your vote';

/** A contest in which the first `past` dates have passed: four for voting, five for the time after it. */
export const setDates = (product: Product, past: number) =>
  setContest(product, FIRST_CONTEST, { ...datesOf(past), certifiedAt: null });

export async function ask(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: `Vote for ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Your vote for' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('I am 18 or over').check();
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('dialog', { name: 'Look into your mailbox' })).toContainText(email);
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Opens the link of the last vote of an address. */
export async function openLink(page: Page, product: Product, email: string): Promise<void> {
  await openPage(page, await product.linkInEmail(email, SUBJECT, '/vote/confirm'));
  await expect(page).toHaveURL('/vote/confirm');
}
