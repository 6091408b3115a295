import { confirm } from '../../support/console.js';
import { menuItem, openEntries, press } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

test('a list that fails to load shows an error, and Try Again loads it', async ({
  ownerPage: page,
  gateway,
}) => {
  gateway.lose(/^\/api\/admin\/entries\?/);
  await page.goto(`${gateway.origin}/admin/entries`);
  const notice = page.getByRole('alert').filter({ hasText: texts.admin.entriesFailed });
  await expect(notice).toBeVisible();

  gateway.regainApi();
  await notice.getByRole('button', { name: texts.admin.tryAgain }).click();
  await expect(page.getByRole('list', { name: 'Contest entries' })).toBeVisible();
  await expect(notice).toBeHidden();
  // The button that had the focus is gone.
  await expect(page.getByText('Loaded', { exact: true })).toBeFocused();
});

for (const [status, title, text] of [
  [401, texts.admin.authRequired, 'Please log in to see this page.'],
  [403, texts.admin.accessRequired, 'You do not have admin privileges.'],
] as const) {
  test(`a list that gets a ${status} says '${title}'`, async ({ ownerPage: page, gateway, scriptErrors }) => {
    scriptErrors.expectErrorResponse(status, '/api/admin/entries');
    gateway.lose(/^\/api\/admin\/entries\?/, status);
    await page.goto(`${gateway.origin}/admin/entries`);

    const notice = page.getByRole('alert').filter({ hasText: title });
    await expect(notice).toContainText(text);
    await expect(notice.getByRole('button')).toHaveCount(0);
  });
}

test('a failed action on an entry is reported, and the entry stays unchanged', async ({
  ownerPage: page,
  visitorApi,
  gateway,
}) => {
  const name = unique('Steadfast');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await openEntries(page, name, gateway.origin);
  const row = page.getByRole('article', { name });
  await expect(row).toContainText('Pending');
  const message = page.getByRole('alert');

  gateway.lose(/^\/api\/admin\/entries\/[\da-f-]{36}/);
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Approved');
  await expect(message).toContainText(`${texts.admin.statusFailed}${name}: Bad Gateway`);
  await expect(row).toContainText('Pending');

  await press(page, row, 'Refresh views');
  await expect(message).toContainText(texts.admin.viewsFailed);

  await confirm(page, await menuItem(page, row, 'Delete'), 'Delete this entry?');
  await expect(message).toContainText(texts.admin.deleteEntryFailed);
  await expect(row).toContainText('Pending');
});
