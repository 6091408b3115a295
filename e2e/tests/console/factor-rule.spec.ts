import { codeOf } from '../../../backend/test/factories/codes.js';
import { expectAccessible } from '../../support/accessibility.js';
import { makeModerator } from '../../support/database.js';
import { expect, test } from '../../support/test.js';

// @trust second-step
test('a moderator with the password alone can only add a factor once the owner asks for one', async ({
  ownerPage,
  page,
  account,
}) => {
  await makeModerator(account.email);
  await ownerPage.goto('/admin/settings/team');
  const row = ownerPage.getByRole('row').filter({ hasText: account.email });
  await expect(row).toContainText('Password alone');
  const rule = ownerPage.getByRole('checkbox', { name: /^Each moderator needs a passkey/ });
  await rule.check();
  await expect(ownerPage.getByText('Moderators need a passkey or an app now')).toBeVisible();
  await expect(row).toContainText('Password alone: must add one');
  await expectAccessible(ownerPage);

  await page.goto('/auth?returnTo=/admin/contest/entries');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(/^The owner asks each moderator for a passkey/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.goto('/admin/inbox');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('Your account');
  await page.getByRole('button', { name: 'Set Up' }).click();
  const app = page.getByRole('region', { name: 'Codes from an app' });
  const secret = (await app.getByRole('code').innerText()).replaceAll(' ', '');
  await app.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await app.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByRole('group', { name: 'Your recovery codes' })).toBeFocused();
  await page.goto('/admin/contest/entries');
  await expect(page.getByRole('article').first()).toBeVisible();

  await ownerPage.reload();
  await expect(row).toContainText('Passkey or app');
});
