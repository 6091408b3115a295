import type { Page } from '@playwright/test';
import { codeOf } from '../../../backend/test/factories/codes.js';
import { expectAccessible } from '../../support/accessibility.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

async function signInWith(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/auth?returnTo=/admin/settings/team/account');
  await page.getByLabel('Email', { exact: true }).fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/admin/settings/team/account');
}

// @trust second-step
test('the owner signs in with the code of an app, and with a recovery code without it', async ({
  ownerPage: page,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(401, '/api/auth/login');
  await page.goto('/admin/settings/team/account');
  await page.getByRole('button', { name: 'Set Up' }).click();
  const app = page.getByRole('region', { name: 'Codes from an app' });
  await expect(app.getByRole('img', { name: 'Picture for the app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await app.getByRole('code').innerText()).replaceAll(' ', '');
  await app.getByLabel('Code', { exact: true }).fill(codeOf(secret, -1));
  await app.getByRole('button', { name: 'Turn On' }).click();
  const made = page.getByRole('group', { name: 'Your recovery codes' });
  await expect(made).toBeFocused();
  await expectAccessible(page);
  const recoveryCode = await made.getByRole('listitem').first().innerText();

  await signInWith(page, codeOf(secret));
  await expect(page.getByText('10 codes are left')).toBeVisible();
  await signInWith(page, recoveryCode);
  await expect(page.getByText('9 codes are left')).toBeVisible();
});
