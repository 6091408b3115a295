import { openEmail, confirm, placeLink, search } from '../../support/console.js';
import { decide, menuItem, moreActions, press } from '../../support/moderation.js';
import { unique, uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

test('the owner signs in and approves an entry, which appears in the gallery and the top entries', async ({
  page,
  otherPage: visitor,
  visitorApi,
}) => {
  const entry = {
    name: unique('Anjali Nair'),
    email: uniqueEmail('anjali'),
    videoId: videoIdWithViews(9_800_000),
  };
  await visitorApi.submitEntry(entry);

  await page.clock.install();
  await openPage(page, '/auth');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText(owner.email)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Entries', exact: true }).click();

  const row = page.getByRole('article', { name: entry.name });
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: `Enlarge the verification photo of ${entry.name}` }).click();
  const photo = page.getByRole('dialog').getByRole('img', { name: `Verification photo of ${entry.name}` });
  await expect(photo).toHaveJSProperty('naturalWidth', 640);
  await page.keyboard.press('Escape');

  await decide(page, row, 'Approve');
  await expect(row).toContainText('Approved');
  await expect(moreActions(row)).toBeEnabled();

  await visitor.goto('/entries');
  const card = visitor.getByRole('article').filter({ hasText: entry.name });
  await expect(card).toContainText(`by ${entry.name}`);
  await expect(card).toContainText('0 views');
  await expect(card.getByRole('img', { name: `Verification photo of ${entry.name}` })).toBeVisible();
  await expect(card.getByRole('link', { name: /^Watch on YouTube/ })).toBeVisible();

  await press(page, row, 'Refresh views');
  await expect(page.getByText('Views updated: 98,00,000')).toBeVisible();

  await visitor.goto('/');
  const first = visitor
    .getByRole('region', { name: 'Top entries' })
    .getByRole('listitem')
    .filter({ hasText: entry.name });
  await expect(first).toContainText('9.8M views');
  await expect(first.getByRole('img', { name: 'Rank 1' })).toBeVisible();

  await openEmail(page, entry.email, 'Your entry is in the contest');
  await expect(page.frameLocator('iframe').getByText(entry.name)).toBeVisible();
});

test('an entry passes through all statuses and is public only while approved', async ({
  page,
  ownerPage,
  visitorApi,
}) => {
  const name = unique('Devika Menon');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await ownerPage.clock.install();
  await ownerPage.goto('/admin/contest/entries');
  await search(ownerPage, name);
  const row = ownerPage.getByRole('article', { name });
  const card = page.getByRole('article').filter({ hasText: name });
  const tab = placeLink(ownerPage, 'Contest');

  await expect(tab).toHaveAccessibleName('Contest Entries: 4 pending');
  await decide(ownerPage, row, 'Reject');
  await expect(row).toContainText('Rejected');
  await expect(tab).toHaveAccessibleName('Contest Entries: 3 pending');
  await page.goto('/entries');
  await expect(page.getByRole('heading', { level: 1, name: 'Contest Entries' })).toBeVisible();
  await expect(card).toHaveCount(0);

  await decide(ownerPage, row, 'Approve');
  await expect(row).toContainText('Approved');
  await page.reload();
  await expect(card).toBeVisible();
  await row.getByRole('link', { name }).click();
  // Not the date of the decision alone: what happens to the entry later changes it.
  await expect(ownerPage.getByText(/^Changed \d/)).toBeVisible();
  await ownerPage.goBack();

  await decide(ownerPage, row, 'Disapprove');
  await expect(row).toContainText('Pending');
  await page.reload();
  await expect(card).toHaveCount(0);
  await row.getByRole('link', { name }).click();
  await expect(ownerPage.getByRole('term').filter({ hasText: 'Changed' })).toBeVisible();
  await ownerPage.goBack();

  await confirm(ownerPage, await menuItem(ownerPage, row, 'Delete'), 'Delete this entry?');
  await expect(ownerPage.getByText('Entry deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});
