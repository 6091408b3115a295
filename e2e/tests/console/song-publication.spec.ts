import { confirm, rareAction } from '../../support/console.js';
import { toneFile, verificationPhoto } from '../../support/files.js';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

test('a song is uploaded hidden, published, and hidden again', async ({ page, ownerPage, scriptErrors }) => {
  const title = unique('Ferry');
  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('button', { name: 'Upload Song' }).click();
  const form = ownerPage.getByRole('form', { name: 'Upload a song' });
  await form.getByLabel(/^Title(?! in)/).fill(title);
  await form.getByLabel(/^Artist/).fill('Nila Varma');
  await form.getByLabel('Audio file').setInputFiles(toneFile('ferry.wav', 2));
  await form.getByLabel(/^Cover image/).setInputFiles(verificationPhoto);
  await form.getByRole('checkbox', { name: 'Keep the song hidden until I publish it' }).check();
  await form.getByRole('button', { name: 'Upload' }).click();
  const row = ownerPage.getByRole('row', { name: title });
  await expect(row.getByRole('cell', { name: 'Hidden' })).toBeVisible();
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });
  await expect(card).toHaveCount(0);

  await (await rareAction(ownerPage, title, 'Publish now')).click();
  await expect(row.getByRole('cell', { name: 'Published' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').first()).toHaveAccessibleName(title);
  const address = (await card.getByRole('link').first().getAttribute('href')) ?? '';

  await row.getByRole('link', { name: `Edit ${title}` }).click();
  const publication = ownerPage.getByRole('region', { name: 'Publishing' });
  await confirm(ownerPage, publication.getByRole('button', { name: 'Hide' }), 'Hide this song?');
  await expect(publication.getByText('Hidden: only you see it.')).toBeVisible();
  // The owner's addresses have a key.
  const cover = ownerPage.getByRole('region', { name: 'Cover', exact: true }).getByRole('img');
  await expect(cover).toHaveAttribute('src', /key=/);
  await expect(cover).not.toHaveJSProperty('naturalWidth', 0);
  scriptErrors.expectErrorResponse(404, address);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});
