import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { answerTo, menuItem, moreActions, openEntries, press } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';
import { addSuspiciousVotes } from '../../support/votes.js';

test('several entries are moderated, refreshed and deleted at once', async ({
  ownerPage: page,
  visitorApi,
  ownerApi,
  scriptErrors,
}) => {
  const tag = unique('Choir');
  for (const views of [10, 20, 30])
    await visitorApi.submitEntry({ name: `${tag} ${views}`, videoId: videoIdWithViews(views) });
  const approved = await visitorApi.submitEntry({ name: `${tag} 40`, videoId: videoIdWithViews(40) });
  await ownerApi.approve(approved);
  await openEntries(page, tag);
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(4);
  const bar = page.getByRole('group', { name: 'Chosen entries' });
  const all = bar.getByRole('checkbox', { name: 'Choose all on this page' });

  await all.check();
  await expect(bar).toContainText('4 chosen');
  await expect(bar.getByRole('button', { name: 'Disapprove 1' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Reject 3' })).toBeVisible();
  await expectAccessible(page);

  const sent = answerTo(page, 'Approve');
  await bar.getByRole('button', { name: 'Approve 3' }).click();
  await expect(page.getByText('3 entries approved')).toBeVisible();
  await sent;
  await expect(rows.filter({ hasText: 'Approved' })).toHaveCount(4);
  for (const row of await rows.all()) await expect(moreActions(row)).toBeEnabled();

  await all.check();
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/refresh-views')) refreshes.push(new URL(request.url()).pathname);
  });
  await expect(page.getByRole('article', { name: `${tag} 10` })).toContainText('YouTube views 0');
  await press(page, bar, 'Refresh views');
  await expect(page.getByText('Views of 4 entries updated')).toBeVisible();
  expect(refreshes).toEqual(['/api/admin/entries/refresh-views']);
  for (const views of [10, 20, 30, 40])
    await expect(page.getByRole('article', { name: `${tag} ${views}` })).toContainText(
      `YouTube views ${views}as of`,
    );

  await page
    .getByRole('article', { name: `${tag} 40` })
    .getByRole('checkbox')
    .uncheck();
  await expect(bar).toContainText('3 chosen');
  // Approved entries are deleted with the owner's password alone.
  scriptErrors.expectErrorResponse(400, '/api/admin/entries/');
  await (await menuItem(page, bar, 'Delete')).click();
  const question = page.getByRole('dialog', { name: 'Delete 3 entries?' });
  const password = question.getByLabel('Your password');
  await expect(password).toBeFocused();
  await expect(question).toHaveAccessibleDescription(/You can undo this for 24 hours\./);
  await expectAccessible(page);
  await password.fill('A-wrong-password');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('Incorrect password');
  await expect(password).toBeFocused();
  await password.fill(owner.password);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('3 entries deleted')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(all).not.toBeChecked();
  await expect(page.getByRole('region', { name: '3 deleted entries' }).getByRole('listitem')).toHaveCount(3);
});

test('entries that are deleted before the password is asked are reported, and can be deleted again', async ({
  ownerPage: page,
  visitorApi,
  scriptErrors,
}) => {
  const tag = unique('Quartet');
  // The newest comes first, and needs no password.
  for (const part of ['voted', 'plain'])
    await visitorApi.submitEntry({ name: `${tag} ${part}`, videoId: videoIdWithViews(0) });
  await addSuspiciousVotes(`${tag} voted`, 'device', 1);
  await openEntries(page, tag);
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(2);
  const plain = page.getByRole('article', { name: `${tag} plain` });
  const bar = page.getByRole('group', { name: 'Chosen entries' });
  const done = page.getByText('Entry deleted', { exact: true });
  await bar.getByRole('checkbox', { name: 'Choose all on this page' }).check();

  scriptErrors.expectErrorResponse(400, '/api/admin/entries/');
  await (await menuItem(page, bar, 'Delete')).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 entries?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByLabel('Your password')).toBeFocused();
  await expect(plain).toBeHidden();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(done).toBeVisible();
  await expect(done).toBeHidden();

  await page.getByRole('button', { name: `Undo the deletion of the entry of ${tag} plain` }).click();
  await plain.getByRole('checkbox').check();
  await page
    .getByRole('article', { name: `${tag} voted` })
    .getByRole('checkbox')
    .uncheck();
  await (await menuItem(page, bar, 'Delete')).click();
  await page
    .getByRole('alertdialog', { name: 'Delete this entry?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(done).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(plain).toBeHidden();
});

test('the list with a selection fits a phone', async ({ ownerPage: page, visitorApi }) => {
  const name = unique('Narrow');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await openEntries(page, name);
  await page.getByRole('article', { name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Dates' }).click();
  await expectFitsPhone(page);
  const bar = page.getByRole('group', { name: 'Chosen entries' });
  for (const action of await bar.getByRole('button').all()) await expect(action).toBeInViewport({ ratio: 1 });
});
