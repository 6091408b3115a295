import { holdScripts } from '../../support/hold-back.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

test('the first visible mode is that of the URL', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth?mode=signup', { waitUntil: 'commit' });
  await expect(page.getByText('Welcome Back')).toBeAttached();
  await expect(page.getByText('Welcome Back')).toBeHidden();

  await release();

  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
});

test('the Privacy Policy link leads to its heading, below the thirteen rules', async ({ page }) => {
  await openPage(page, '/auth');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();

  await expect(page).toHaveURL('/terms#privacy');
  const headings = page.getByRole('heading', { level: 3 });
  await expect(headings).toHaveCount(14);
  await expect(headings.nth(12)).toHaveText('13Contact');
  await expect(headings.nth(13)).toHaveText('Privacy');
  await expect(headings.nth(13)).toBeInViewport();
});
