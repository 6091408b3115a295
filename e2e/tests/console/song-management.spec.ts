import { toneFile, verificationPhoto } from '../../support/files.js';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

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

test('a song is uploaded by its file alone', async ({ page, ownerPage }) => {
  const title = unique('Small Moon');
  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('button', { name: 'Upload Song' }).click();
  const form = ownerPage.getByRole('form', { name: 'Upload a song' });
  await form.getByLabel(/^Audio file/).setInputFiles(toneFile(`01 - ${title}.wav`, 2));
  await expect(form.getByLabel(/^Title(?! in)/)).toHaveValue(title);
  await expect(form.getByText('from the file’s name')).toBeVisible();
  await expect(form.getByText(/^Without a picture of yours, the site draws a cover/)).toBeVisible();
  await form.getByLabel(/^Artist/).fill('Nila Varma');
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(ownerPage.getByText('Song uploaded')).toBeVisible();

  await openPage(page, '/songs');
  await expect(page.getByRole('article', { name: title })).toContainText('Nila Varma');
});
