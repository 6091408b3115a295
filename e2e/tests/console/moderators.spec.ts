import { confirmQuestion, placeLink, rareAction } from '../../support/console.js';
import { menuOfList } from '../../support/moderation.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

test('an invited moderator opens entries and messages, and nothing else, until the owner revokes it', async ({
  ownerPage,
  page,
  product,
  account,
  scriptErrors,
}) => {
  await ownerPage.goto('/admin/settings/team');
  await ownerPage.getByLabel('Email', { exact: true }).fill(account.email);
  await ownerPage.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(ownerPage.getByText(`Invitation to ${account.email} queued`)).toBeVisible();
  const row = ownerPage.getByRole('row').filter({ hasText: account.email });
  await expect(row).toContainText('Invited');

  // The account is not verified yet: the invitation arrived at its address.
  await openPage(page, await product.linkInEmail(account.email, 'An invitation to help'));
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/invitation');
  await expect(page.getByText(`You are signed in as ${account.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Accept the Invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeFocused();

  await page.getByRole('link', { name: 'Go to the Entries' }).click();
  await expect(page).toHaveURL('/admin/contest/entries');
  await expect(page.getByRole('article').first()).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(pages).toHaveText(['Home', /^Contest/, /^Inbox/, 'Settings']);
  await expect(page.getByRole('link', { name: 'Queue dashboard' })).toHaveCount(0);
  await expect(await menuOfList(page, 'Refresh')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Export CSV' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText(/^The paper must read/)).toBeVisible();
  await placeLink(page, 'Inbox').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('Messages');
  await page.goto('/admin/songs');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page is for the owner');

  await ownerPage.reload();
  await expect(row).toContainText('Active');
  await (await rareAction(ownerPage, account.email, 'Revoke')).click();
  await confirmQuestion(ownerPage, `Revoke the rights of ${account.email}?`);
  await expect(row).toContainText('Revoked');
  scriptErrors.expectErrorResponse(404, '/404');
  await page.goto('/admin/contest/entries');
  await expect(page).toHaveURL('/404');
});
