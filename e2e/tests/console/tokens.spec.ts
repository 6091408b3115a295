import { confirmQuestion } from '../../support/console.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

// @trust api-tokens
test('the owner makes a token, a program uses it within its scopes, and the owner revokes it', async ({
  ownerPage,
  product,
  scriptErrors,
}) => {
  scriptErrors.expect(/status of 400 .*\/api\/admin\/tokens/);
  await ownerPage.goto('/admin/tokens');
  await expect(ownerPage.getByText('No tokens yet')).toBeVisible();
  const form = ownerPage.getByRole('form', { name: 'Make a token' });
  const make = form.getByRole('button', { name: 'Make a Token' });

  await form.getByLabel('Name').fill('Statistics of the label');
  await make.click();
  await expect(form.getByText('Please choose at least one scope')).toBeVisible();
  await expect(form.getByRole('checkbox').first()).toBeFocused();
  await form.getByRole('checkbox', { name: 'Read the songs' }).check();
  await form.getByLabel('Your password').fill('not the password');
  await make.click();
  await expect(form.getByText('Incorrect password')).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'Read the songs' })).toBeChecked();

  await form.getByLabel('Your password').fill(owner.password);
  await make.click();
  const shown = ownerPage.getByLabel('Token', { exact: true });
  await expect(shown).toBeFocused();
  await expect(shown).toHaveValue(/^paattu_[\w-]{43}$/);
  const token = await shown.inputValue();
  await expect(form.getByLabel('Your password')).toHaveValue('');
  const row = ownerPage.getByRole('row').filter({ hasText: 'Statistics of the label' });
  await expect(row).toContainText('Active');

  const ask = (path: string) =>
    fetch(new URL(path, product.origin), { headers: { authorization: `Bearer ${token}` } });
  expect((await ask('/api/admin/songs')).status).toBe(200);
  expect((await ask('/api/admin/entries')).status).toBe(403);

  await ownerPage.getByRole('button', { name: 'Hide the Token' }).click();
  await expect(shown).toHaveCount(0);
  await row.getByRole('button', { name: 'Revoke Statistics of the label' }).click();
  await confirmQuestion(ownerPage, 'Revoke the token “Statistics of the label”?');
  await expect(row).toContainText('Revoked');
  expect((await ask('/api/admin/songs')).status).toBe(401);
});
