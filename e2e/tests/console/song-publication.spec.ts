import { clockTime } from '@paattu/api-client/calendar';
import { confirm, rareAction } from '../../support/console.js';
import { toneFile } from '../../support/files.js';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

test('a song is hidden, scheduled and published', async ({ page, ownerPage, scriptErrors }) => {
  scriptErrors.expectErrorResponse(404, '/songs/small-moon');
  await ownerPage.goto('/admin/songs');
  const row = ownerPage.getByRole('row', { name: 'Small Moon' });
  await row.getByRole('link', { name: 'Edit Small Moon' }).click();
  const publication = ownerPage.getByRole('region', { name: 'Publication' });
  await expect(publication.getByText(/^Published /)).toBeVisible();
  await confirm(ownerPage, publication.getByRole('button', { name: 'Hide' }), 'Hide this song?');
  await expect(ownerPage.getByText('Song hidden')).toBeVisible();
  await expect(publication.getByText('Hidden', { exact: true })).toBeVisible();
  await expect(publication.getByRole('button', { name: 'Publish now' })).toBeFocused();
  // The owner's addresses have a key.
  const cover = ownerPage.getByRole('region', { name: 'Cover image' }).getByRole('img');
  await expect(cover).toHaveAttribute('src', /key=/);
  await expect(cover).not.toHaveJSProperty('naturalWidth', 0);
  await page.goto('/songs/small-moon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await openPage(page, '/songs');
  await expect(page.getByRole('article', { name: 'Small Moon' })).toHaveCount(0);

  const time = publication.getByLabel('Publish at');
  await time.fill(clockTime(Date.now() + 24 * 60 * 60 * 1000, TIME_ZONE).slice(0, 16));
  await publication.getByRole('button', { name: 'Set time' }).click();
  await expect(publication.getByText(/^Scheduled for .+ IST$/)).toBeVisible();
  await ownerPage.getByRole('link', { name: 'All songs' }).click();
  await expect(row).toContainText(/Scheduled .+ IST/);
  await ownerPage.getByRole('button', { name: 'Hidden' }).click();
  await expect(ownerPage.getByText('No song matches')).toBeVisible();
  await ownerPage.getByRole('button', { name: 'Scheduled' }).click();
  await expect(ownerPage.getByRole('rowheader')).toHaveCount(1);
  await ownerPage.getByRole('button', { name: 'All', exact: true }).click();
  const head = ownerPage.getByRole('columnheader', { name: 'Song' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(ownerPage.getByRole('rowheader').first()).toContainText('First Light');
  await row.getByRole('link', { name: 'Edit Small Moon' }).click();

  await publication.getByRole('button', { name: 'Publish now' }).click();
  await expect(ownerPage.getByText('Song published')).toBeVisible();
  await expect(publication.getByRole('button', { name: 'Publish now' })).toHaveCount(0);
  await expect(publication.getByRole('button', { name: 'Hide' })).toBeFocused();
  await openPage(page, '/songs');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Small Moon');
});

test('a song that is uploaded hidden is published later', async ({ page, ownerPage }) => {
  const title = unique('Ferry');
  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('button', { name: 'Upload Song' }).click();
  const form = ownerPage.getByRole('form', { name: 'Upload a song' });
  await form.getByLabel(/^Title(?! in)/).fill(title);
  await form.getByLabel(/^Artist/).fill('Nila Varma');
  await form.getByLabel('Audio file').setInputFiles(toneFile('ferry.wav', 2));
  await form.getByRole('checkbox', { name: 'Keep the song hidden until I publish it' }).check();
  await form.getByRole('button', { name: 'Upload' }).click();
  const row = ownerPage.getByRole('row', { name: title });
  await expect(row.getByRole('cell', { name: 'Hidden' })).toBeVisible();
  await openPage(page, '/songs');
  await expect(page.getByRole('article', { name: title })).toHaveCount(0);

  await (await rareAction(ownerPage, title, 'Publish now')).click();
  await expect(ownerPage.getByText('Song published')).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Published' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});
