import { confirmQuestion } from '../../support/console.js';
import { expect, test } from '../../support/test.js';

// @trust api-tokens
test('the owner makes a token, a program uses it within its scopes, and the owner revokes it', async ({
  ownerPage,
  product,
}) => {
  await ownerPage.goto('/admin/settings/technical/tokens');
  const form = ownerPage.getByRole('form', { name: 'Make a token' });
  await form.getByLabel('Name').fill('Statistics of the label');
  await form.getByRole('checkbox', { name: 'Read the songs' }).check();
  await form.getByRole('button', { name: 'Make a Token' }).click();
  const shown = ownerPage.getByLabel('Token', { exact: true });
  await expect(shown).toHaveValue(/^paattu_[\w-]{43}$/);
  const token = await shown.inputValue();
  const row = ownerPage.getByRole('row').filter({ hasText: 'Statistics of the label' });
  await expect(row).toContainText('Active');

  const ask = (path: string) =>
    fetch(new URL(path, product.origin), { headers: { authorization: `Bearer ${token}` } });
  expect((await ask('/api/admin/songs')).status).toBe(200);
  expect((await ask('/api/admin/entries')).status).toBe(403);

  await row.getByRole('button', { name: 'Revoke Statistics of the label' }).click();
  await confirmQuestion(ownerPage, 'Revoke the token “Statistics of the label”?');
  await expect(row).toContainText('Revoked');
  expect((await ask('/api/admin/songs')).status).toBe(401);
});
