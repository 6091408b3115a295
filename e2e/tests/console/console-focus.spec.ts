import sharp from 'sharp';
import { confirm } from '../../support/console.js';
import { toneFile, verificationPhoto } from '../../support/files.js';
import { holdWrites } from '../../support/hold-back.js';
import { moreActions, openEntries, press } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

test('a busy button keeps the focus and does not start its action twice', async ({ ownerPage: page }) => {
  await page.goto('/admin/settings/technical');
  const button = page.getByRole('region', { name: 'YouTube' }).getByRole('button', { name: 'Test' });
  const release = await holdWrites(page, '**/youtube/test');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/youtube/test')) asked++;
  });

  await button.press('Enter');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await release();

  await expect(page.getByRole('region', { name: 'YouTube' }).getByRole('status')).toContainText(
    'The key works',
  );
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  expect(asked).toBe(1);
});

test('an upload moves the focus to Cancel, to the first error, and back', async ({
  ownerPage: page,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(400, '/api/admin/songs');
  scriptErrors.expect(/api\/admin\/songs/);
  await page.goto('/admin/songs');
  await page.getByRole('button', { name: 'Upload Song' }).click();
  const form = page.getByRole('form', { name: 'Upload a song' });
  const submit = form.getByRole('button', { name: 'Upload' });
  const title = unique('Kept Place');
  await form.getByLabel(/^Title(?! in)/).fill(title);
  await form.getByLabel(/^Artist/).fill('Nila Varma');
  await form.getByLabel(/^Audio file/).setInputFiles(toneFile('place.wav', 5));

  const release = await holdWrites(page, '**/api/admin/songs');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/songs'),
  );
  await submit.press('Enter');
  await sent;
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Upload cancelled')).toBeVisible();
  await expect(submit).toBeFocused();
  await release();

  const lyrics = form.getByLabel(/^Lyrics/);
  await lyrics.fill('x'.repeat(20_001));
  await submit.press('Enter');
  await expect(lyrics).toHaveAttribute('aria-invalid', 'true');
  await expect(lyrics).toBeFocused();
  await lyrics.fill('First line');

  // The form is sent while the cover becomes a JPEG.
  await form.getByLabel(/^Cover image/).setInputFiles({
    name: 'cover.webp',
    mimeType: 'image/webp',
    buffer: await sharp(verificationPhoto).webp().toBuffer(),
  });
  await submit.press('Enter');
  await expect(page.getByText('Song uploaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload Song' })).toBeFocused();

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  const cover = page.getByRole('region', { name: 'Cover', exact: true });
  await confirm(page, cover.getByRole('button', { name: 'Remove cover' }), 'Remove this cover?');
  await expect(cover.getByText(/^Drawn from the song/)).toBeVisible();
  await expect(cover.getByLabel(/^Cover image/)).toBeFocused();
});

test('leaving the page with a filled upload form asks first', async ({ ownerPage: page }) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.dismiss();
  });
  await page.goto('/admin/songs');
  await page.getByRole('button', { name: 'Upload Song' }).click();
  const lyrics = page.getByLabel(/^Lyrics/);
  await lyrics.fill('First line');

  await page.getByRole('link', { name: 'Inbox' }).click();

  await expect(lyrics).toHaveValue('First line');
  expect(questions).toEqual(['confirm']);
});

test('only one refresh of views runs at a time, also after a new selection', async ({
  ownerPage: page,
  visitorApi,
}) => {
  const tag = unique('Duet');
  for (const views of [10, 20])
    await visitorApi.submitEntry({ name: `${tag} ${views}`, videoId: videoIdWithViews(views) });
  await openEntries(page, tag);
  const bar = page.getByRole('group', { name: 'Chosen entries' });
  const choose = (views: number) =>
    page
      .getByRole('article', { name: `${tag} ${views}` })
      .getByRole('checkbox')
      .check();
  const release = await holdWrites(page, '**/refresh-views');

  await choose(10);
  await press(page, bar, 'Refresh views');
  await choose(20);
  await expect(bar.getByRole('status')).toHaveText('Refreshing views of 1 entry');
  await expect(moreActions(bar)).toBeDisabled();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await choose(20);
  await expect(moreActions(bar)).toBeDisabled();
  await release();

  await expect(page.getByText('Views of 1 entry updated')).toBeVisible();
  await expect(moreActions(bar)).toBeEnabled();
});
