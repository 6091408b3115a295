import { expect, type Page } from '@playwright/test';

/** Waits for a toast of a public page with exactly this title and sentence. What is read out is another copy of it. */
export async function expectToast(page: Page, title: string, sentence?: string): Promise<void> {
  const toast = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) });
  const wanted =
    sentence === undefined ? toast : toast.filter({ has: page.getByText(sentence, { exact: true }) });
  await expect(wanted.last()).toBeVisible();
}
