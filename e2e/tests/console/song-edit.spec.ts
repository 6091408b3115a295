import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { confirmQuestion } from '../../support/console.js';
import { toneFile, verificationPhoto } from '../../support/files.js';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

test('a dropped file shows its duration, and a running upload can be cancelled', async ({
  ownerPage,
  scriptErrors,
}) => {
  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('button', { name: 'Upload Song' }).click();
  const form = ownerPage.getByRole('form', { name: 'Upload a song' });
  const title = unique('Never There');
  await form.getByLabel(/^Title(?! in)/).fill(title);
  await form.getByLabel(/^Artist/).fill('Nila Varma');

  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(ownerPage.getByRole('alert').getByText(texts.admin.missingAudio)).toBeVisible();

  const { name, mimeType, buffer } = toneFile('ferry.wav', 83);
  const dropped = await ownerPage.evaluateHandle(
    ({ name, mimeType, base64 }) => {
      const files = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      files.items.add(new File([bytes], name, { type: mimeType }));
      return files;
    },
    { name, mimeType, base64: buffer.toString('base64') },
  );
  await form
    .getByText('Drop a file here, or choose one')
    .first()
    .dispatchEvent('drop', { dataTransfer: dropped });
  await expect(form.getByText('ferry.wav')).toBeVisible();
  await expect(form.getByText('Duration 1:23')).toBeVisible();

  // Slow enough to cancel.
  const network = await ownerPage.context().newCDPSession(ownerPage);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 40_000,
  });
  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(form.getByRole('progressbar')).toBeVisible();
  scriptErrors.allow(/api\/admin\/songs/);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(ownerPage.getByText('Upload cancelled')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Upload' })).toBeVisible();

  await form.getByRole('button', { name: 'Cancel' }).click();
  await confirmQuestion(ownerPage, 'Give this song up?');
  await expect(form).toBeHidden();
  await ownerPage.reload();
  await expect(ownerPage.getByRole('heading', { level: 2, name: 'Songs' })).toBeVisible();
  await expect(ownerPage.getByRole('row', { name: 'Oar Song' })).toBeVisible();
  await expect(ownerPage.getByRole('row', { name: title })).toHaveCount(0);
});

test('the text of a song is edited', async ({ page, ownerApi, ownerPage }) => {
  const { id, title } = await ownerApi.uploadSong({ title: unique('Slow River'), lyrics: 'One\n\nTwo' });
  const renamed = unique('Slow River at Night');
  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(ownerPage).toHaveURL(`/admin/songs/${id}`);
  const form = ownerPage.getByRole('form', { name: 'What is written about it' });
  await expect(form.getByLabel(/^Lyrics/)).toHaveValue('One\n\nTwo');
  await form.getByLabel(/^Title(?! in)/).fill(renamed);
  await form.getByLabel(/^Lyrics/).fill('മഴ\n\nവെയിൽ');
  await form.getByLabel(/^Release date/).fill('2025-05-30');
  await form.getByLabel('A few words about this song (optional)').fill('Written on a ferry.');

  // The page beside the form has it before it is saved.
  const site = ownerPage.frameLocator('iframe');
  await expect(site.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  await expect(site.getByText('Written on a ferry.')).toBeVisible();
  await expect(
    ownerPage.getByText('Not saved: Title, Release date, A few words about this song, Lyrics'),
  ).toBeVisible();
  await ownerPage.keyboard.press('Control+s');
  await expect(ownerPage.getByText('Song saved')).toBeVisible();
  await expect(ownerPage.getByText(/^Not saved:/)).toHaveCount(0);
  await expect(ownerPage.getByRole('heading', { level: 2, name: renamed })).toBeVisible();

  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: renamed });
  await expect(card).toContainText('30 May 2025');
  await card.getByRole('button', { name: /lyrics/i }).click();
  await expect(card).toContainText('വെയിൽ');
});

async function waveformUrlOf(page: Page, songId: string): Promise<string | null> {
  const song = (await (await page.request.get(`/api/songs/${songId}`)).json()) as {
    waveformUrl: string | null;
  };
  return song.waveformUrl;
}

test('the audio is replaced after a question; what is counted stays', async ({
  page,
  ownerApi,
  ownerPage,
}) => {
  const { id, title } = await ownerApi.uploadSong({ title: unique('Red Earth') }, 2);
  // The page beside the form must not request this waveform while another audio replaces it.
  await expect.poll(() => waveformUrlOf(page, id)).not.toBeNull();
  await ownerPage.goto(`/admin/songs/${id}`);
  await expect(
    ownerPage.frameLocator('iframe').getByRole('heading', { level: 1, name: title }),
  ).toBeVisible();
  const section = ownerPage.getByRole('region', { name: 'Audio', exact: true });
  const before = await section.locator('audio').getAttribute('src');
  await section.getByLabel(/^Audio file/).setInputFiles(toneFile('longer.wav', 3));
  await confirmQuestion(ownerPage, 'Replace the audio of this song?');
  await expect(ownerPage.getByText('Audio replaced')).toBeVisible();
  await expect(section.locator('audio')).not.toHaveAttribute('src', before ?? '');
  await openPage(page, '/songs');
  await expect(page.getByRole('article', { name: title })).toContainText('0:03');
});

test('a first cover is sent at once, and replaced after a question', async ({
  page,
  ownerApi,
  ownerPage,
}) => {
  const { id, title } = await ownerApi.uploadSong({ title: unique('Red Earth') });
  await ownerPage.goto(`/admin/songs/${id}`);
  const section = ownerPage.getByRole('region', { name: 'Cover', exact: true });
  const cover = section.getByRole('img', { name: `Cover of ${title}` });
  await expect(section.getByText(/^Drawn from the song/)).toBeVisible();
  const drawn = await cover.getAttribute('src');

  const gif = { name: 'cover.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
  await section.getByLabel(/^Cover image/).setInputFiles(gif);
  await expect(
    ownerPage.getByRole('alert').getByText('Please upload only PNG, JPG, or JPEG images'),
  ).toBeVisible();
  await section.getByLabel(/^Cover image/).setInputFiles({
    name: 'cover.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync(verificationPhoto),
  });
  await expect(ownerPage.getByText('Cover replaced')).toBeVisible();
  await expect(cover).not.toHaveAttribute('src', drawn ?? '');
  const first = await cover.getAttribute('src');
  await section.getByLabel(/^Cover image/).setInputFiles({
    name: 'other.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync(verificationPhoto),
  });
  await confirmQuestion(ownerPage, 'Replace the cover of this song?');
  await expect(cover).not.toHaveAttribute('src', first ?? '');
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });
  await expect(card.getByRole('img', { name: `Cover of ${title}` })).toBeVisible();
});

test('the owner chooses the colors of a song among those of its cover', async ({
  page,
  ownerApi,
  ownerPage,
}) => {
  const { id, slug, title } = await ownerApi.uploadSong({ title: unique('Two Colors') });
  const green = sharp({ create: { width: 60, height: 60, channels: 3, background: '#1c6b4f' } });
  const red = await sharp({ create: { width: 20, height: 60, channels: 3, background: '#a02030' } })
    .png()
    .toBuffer();
  const cover = await green
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  await ownerPage.goto(`/admin/songs/${id}`);
  const section = ownerPage.getByRole('region', { name: 'Cover', exact: true });
  const colors = section.getByRole('radiogroup', { name: 'Colors of the song’s page' });
  await expect(section).toBeVisible();
  await expect(colors).toHaveCount(0);
  await section
    .getByLabel(/^Cover image/)
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: cover });
  await expect(colors.getByRole('radio')).toHaveCount(2);
  await expect(colors.getByRole('radio').first()).toBeChecked();

  await openPage(page, `/songs/${slug}`);
  const before = await page.locator('html').getAttribute('style');
  expect(before).toContain('--day-ground:#');

  await colors.getByRole('radio').last().check();
  await expect(ownerPage.getByText('Colors changed')).toBeVisible();
  await ownerPage.reload();
  await expect(colors.getByRole('radio').last()).toBeChecked();

  await openPage(page, `/songs/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.locator('html').getAttribute('style')).not.toBe(before);
});

test('leaving the page in any way asks about unsaved changes', async ({ ownerApi, ownerPage }) => {
  const { id, title } = await ownerApi.uploadSong({ title: unique('Kept in Mind') });
  const questions: string[] = [];
  let answer = false;
  ownerPage.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return answer ? dialog.accept() : dialog.dismiss();
  });
  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('link', { name: `Edit ${title}` }).click();
  const field = ownerPage.getByLabel(/^Title(?! in)/);
  await field.fill('Something else');

  await ownerPage.getByRole('link', { name: 'Inbox' }).click();
  await ownerPage.getByRole('link', { name: 'All songs' }).click();
  await ownerPage.goBack();
  await ownerPage.getByRole('link', { name: 'About' }).click();
  await ownerPage.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => questions).toEqual(['confirm', 'confirm', 'confirm', 'confirm', 'confirm']);
  await ownerPage.evaluate(() => window.location.assign('/about'));
  await expect.poll(() => questions.at(-1)).toBe('beforeunload');
  await expect(ownerPage).toHaveURL(`/admin/songs/${id}`);
  await expect(field).toHaveValue('Something else');

  answer = true;
  await ownerPage.getByRole('link', { name: 'Inbox' }).click();
  await expect(ownerPage).toHaveURL('/admin/inbox');
  expect(questions).toHaveLength(7);
  await ownerPage.getByRole('link', { name: 'Settings' }).click();
  await expect(ownerPage).toHaveURL('/admin/settings/all');
  expect(questions).toHaveLength(7);
});
