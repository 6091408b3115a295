import { confirm, rareAction } from '../../support/console.js';
import { toneFile, verificationPhoto } from '../../support/files.js';
import { holdBack } from '../../support/hold-back.js';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

const MEGABYTE = 1024 * 1024;

test('an uploaded song appears at the top of the songs at once', async ({ page, ownerPage }) => {
  const title = unique('Backwater Moon');
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await openPage(page, '/songs');
  const before = await titles.allTextContents();

  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('button', { name: 'Upload Song' }).click();
  const form = ownerPage.getByRole('form', { name: 'Upload a song' });

  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(ownerPage.getByRole('alert').getByText(texts.admin.missing)).toBeVisible();
  await expect(ownerPage.getByRole('alert').getByText(texts.admin.missingText)).toBeVisible();

  await form.getByLabel(/^Title(?! in)/).fill(title);
  await form.getByLabel('Title in Malayalam').fill('കായൽനിലാവ്');
  await form.getByLabel(/^Artist/).fill('Nila Varma');
  await form.getByLabel(/^Lyrics/).fill('First line\n\nSecond line');
  await form.getByLabel(/^Audio file/).setInputFiles(toneFile('moon.wav', 12));
  await form.getByLabel(/^Cover image/).setInputFiles(verificationPhoto);
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(ownerPage.getByText('Song uploaded')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(ownerPage.getByRole('row', { name: title })).toContainText('Nila Varma');

  await page.reload();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('കായൽനിലാവ്');
  await expect(card).toContainText('Nila Varma');
  await expect(card).toContainText('0:12');
  await expect(card.getByRole('img', { name: `Cover of ${title}` })).toBeVisible();
  const now = await titles.allTextContents();
  const above = now.slice(
    0,
    now.findIndex((shown) => shown.startsWith(title)),
  );
  expect(above.filter((shown) => before.includes(shown))).toEqual([]);
});

test('the form of a new song opens at once, and its empty artist is filled when the name arrives', async ({
  ownerApi,
  ownerPage,
}) => {
  await ownerApi.publishTexts({ name: 'Meera Nair' });
  const release = await holdBack(ownerPage, '**/api/texts');
  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('button', { name: 'Upload Song' }).click();
  const form = ownerPage.getByRole('form', { name: 'Upload a song' });
  await form.getByLabel(/^Title(?! in)/).fill('Backwater Moon');
  await expect(form.getByLabel(/^Artist/)).toHaveValue('');
  await release();
  await expect(form.getByLabel(/^Artist/)).toHaveValue('Meera Nair');
  await expect(form.getByLabel(/^Title(?! in)/)).toHaveValue('Backwater Moon');
});

test('audio of another type, or larger than 50 MB, is rejected when it is chosen', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('button', { name: 'Upload Song' }).click();
  const audio = ownerPage.getByLabel(/^Audio file/);

  await audio.setInputFiles({ name: 'song.ogg', mimeType: 'audio/ogg', buffer: Buffer.from('OggS') });
  await expect(ownerPage.getByRole('alert').getByText(texts.admin.audioType)).toBeVisible();
  await expect(ownerPage.getByRole('alert').getByText(texts.admin.audioTypeText)).toBeVisible();

  // Playwright accepts no larger file from memory, and the page checks only its size.
  await audio.evaluate(
    (input: HTMLInputElement, size) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(size)], 'song.wav', { type: 'audio/wav' }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    50 * MEGABYTE + 1,
  );
  await expect(ownerPage.getByRole('alert').getByText(texts.admin.audioSize)).toBeVisible();
  await expect(ownerPage.getByRole('alert').getByText(texts.admin.audioSizeText)).toBeVisible();

  await ownerPage.getByRole('button', { name: 'Cancel' }).click();
  await expect(audio).toHaveCount(0);
});

test('statistics are reset and a song is deleted only after a confirmation', async ({
  page,
  ownerApi,
  ownerPage,
}) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Old Ferry') });
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: /^More actions/ }).click();
  await card.getByRole('button', { name: 'Download' }).click();
  await expect(card).toContainText('1 download');

  await ownerPage.goto('/admin/songs');
  const row = ownerPage.getByRole('row', { name: title });
  const downloads = row.getByRole('cell', { name: '1', exact: true });
  await expect(downloads).toBeVisible();
  const reset = await rareAction(ownerPage, title, 'Reset statistics');
  await confirm(ownerPage, reset, 'Reset this song’s statistics?');
  await expect(ownerPage.getByText('Song statistics reset')).toBeVisible();
  await expect(downloads).toHaveCount(0);
  await page.reload();
  await expect(card).toContainText('0 downloads');

  await (await rareAction(ownerPage, title, 'Delete')).click();
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(ownerPage.getByRole('button', { name: `More actions for ${title}` })).toBeFocused();
  await confirm(ownerPage, await rareAction(ownerPage, title, 'Delete'), 'Delete this song?');
  await expect(ownerPage.getByText('Song deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
  // The next row takes the focus of the deleted one.
  await expect(ownerPage.getByRole('row').nth(1)).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Songs' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a failed action on a song is reported, and the typed values stay', async ({
  ownerApi,
  ownerPage: page,
  gateway,
}) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Steadfast Ferry') });
  await page.goto(`${gateway.origin}/admin/songs`);
  const row = page.getByRole('row', { name: title });
  const message = page.getByRole('alert');
  await expect(row).toBeVisible();
  gateway.lose(/^\/api\/admin\/songs(\/|$)/);

  const reset = await rareAction(page, title, 'Reset statistics');
  await confirm(page, reset, 'Reset this song’s statistics?');
  await expect(message).toContainText(texts.admin.resetFailed);

  await confirm(page, await rareAction(page, title, 'Delete'), 'Delete this song?');
  await expect(message).toContainText(texts.admin.deleteSongFailed);
  await expect(row).toBeVisible();

  await page.getByRole('button', { name: 'Upload Song' }).click();
  const form = page.getByRole('form', { name: 'Upload a song' });
  await form.getByLabel(/^Title(?! in)/).fill(title);
  await form.getByLabel(/^Artist/).fill('Nila Varma');
  await form.getByLabel(/^Audio file/).setInputFiles(toneFile('moon.wav', 2));
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(message).toContainText(texts.admin.uploadFailed);
  await expect(form.getByLabel(/^Title(?! in)/)).toHaveValue(title);
  await expect(form.getByText('moon.wav')).toBeVisible();
  // The preview is loaded before the gateway closes.
  await expect(form.getByText('Nila Varma')).toBeVisible();
});

test('the analytics show entries by status and the figures of each song', async ({ ownerApi, ownerPage }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Count Me') });

  await ownerPage.goto('/admin/analytics');

  const row = ownerPage.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('cell')).toHaveText(['0', '0', '0', '0', /\d{4}$/]);
  for (const label of [
    'All entries',
    'Pending',
    'Approved',
    'Rejected',
    'Approval rate',
    'Average YouTube views per entry',
  ])
    await expect(ownerPage.getByRole('term').filter({ hasText: label })).toBeVisible();
});
