import { confirm } from '../../support/console.js';
import { menuItem, openEntries } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

test('an action fails at once when offline, and is not repeated later', async ({
  ownerPage: page,
  visitorApi,
  scriptErrors,
}) => {
  scriptErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const name = unique('Offline');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await openEntries(page, name);
  const row = page.getByRole('article', { name });

  await page.context().setOffline(true);
  await confirm(page, await menuItem(page, row, 'Delete'), 'Delete this entry?');
  await expect(page.getByRole('alert').filter({ hasText: texts.admin.deleteEntryFailed })).toBeVisible();
  await page.context().setOffline(false);

  await openEntries(page, name);
  await expect(row).toBeVisible();
});

test('an entry whose photo fails to load is not shown as one without a photo', async ({
  ownerPage: page,
  visitorApi,
  gateway,
}) => {
  const name = unique('Unseen');
  const id = await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  const photo = /\/photo\?size=card/;
  gateway.lose(photo);
  // The code of the cards comes after the last try to load the photo.
  const cards = gateway.holdAnswers(/\/remotes\/public-web\/remoteEntry/);
  let tries = 0;
  page.on('response', (response) => void (photo.test(response.url()) && tries++));
  await page.goto(`${gateway.origin}/admin/contest/entries/${id}/show`);
  await page.getByRole('tab', { name: 'As visitors see it' }).click();
  await expect.poll(() => tries).toBe(2);
  cards.release();

  const preview = page.getByRole('region', { name: 'As visitors see it' });
  await expect(preview.getByRole('alert')).toHaveText('The photo could not be loaded');
  await expect(preview).not.toContainText('No verification image');
});

test('a page whose code a new release has replaced comes with the document: by itself, then by a press', async ({
  ownerPage: page,
  scriptErrors,
}) => {
  scriptErrors.expect(/status of 404/);
  await page.goto('/admin/contest/entries');
  await expect(page.getByRole('heading', { level: 2, name: 'Entries' })).toBeVisible();
  await page.route('**/assets/song-list-*.js', (route) => route.fulfill({ status: 404 }));
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('navigation').getByRole('link', { name: 'Songs' }).click();
  await loadedAgain;
  const bar = page.getByRole('alert').filter({ hasText: 'A new version is here.' });
  await expect(bar).toBeVisible();
  await page.unroute('**/assets/song-list-*.js');

  await bar.getByRole('button', { name: 'Reload' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Songs' })).toBeVisible();
  await expect(bar).toBeHidden();
});
