import type { Locator } from '@playwright/test';
import { expectPlayInFirstView } from '../../support/first-view.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

const captchaPicture = (section: Locator) => section.getByRole('img', { name: /^Distorted picture/ });

test('a contest that still accepts entries folds its form away after the submissions', async ({ page }) => {
  await openPage(page, '/');
  const section = page.getByRole('region', { name: 'Submit your entry' });
  const unfold = section.getByRole('button', { name: 'Entry form' });
  await expect(section.getByRole('form')).toBeHidden();

  await unfold.press('Enter');
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  // With the code of the form, which keeps what is typed.
  await expect(captchaPicture(section)).toBeVisible();
  await section.getByLabel('Full Name').fill('Meera');

  await page.reload();
  await expect(section.getByLabel('Full Name')).toHaveValue('Meera');
  await expect(section.getByRole('form')).toBeVisible();
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
});

test('Play is in the first view of the specified home page', async ({ page }) => {
  await openPage(page, '/');
  await expectPlayInFirstView(page);
});
