import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../support/accessibility.js';
import { search } from '../../support/console.js';
import { openFold } from '../../support/contest-form.js';
import { datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import { verificationPhoto } from '../../support/files.js';
import { holdBack, holdScripts } from '../../support/hold-back.js';
import { unique, uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { sentences } from '../../support/sentences.js';
import { captchaAnswer } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

const said = sentences.entryForm;

const MEGABYTE = 1024 * 1024;

/** The fields of the form, by their labels. */
async function openForm(page: Page) {
  await openPage(page, '/#enter');
  const form = page.getByRole('form', { name: 'Submit your entry' });
  await form.scrollIntoViewIfNeeded();
  const captchaPicture = form.getByRole('img', { name: 'Distorted picture of six letters and digits' });
  await expect(captchaPicture).toBeVisible();
  return {
    form,
    captchaPicture,
    name: form.getByLabel('Full Name'),
    email: form.getByRole('textbox', { name: 'Email' }),
    youtubeUrl: form.getByLabel('YouTube URL'),
    photo: form.locator('input[type="file"]'),
    captcha: form.getByLabel('CAPTCHA'),
    submit: form.getByRole('button', { name: 'Submit Entry' }),
  };
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fillIn(form: Form, videoId = videoIdWithViews(0)) {
  const entry = { name: unique('Anjali Nair'), email: uniqueEmail('anjali'), videoId };
  await form.name.fill(entry.name);
  await form.email.fill(entry.email);
  await form.youtubeUrl.fill(`https://www.youtube.com/watch?v=${videoId}`);
  await form.photo.setInputFiles(verificationPhoto);
  await form.captcha.fill(captchaAnswer);
  return entry;
}

async function expectValue(fields: [Locator, string][]) {
  for (const [field, value] of fields) await expect(field).toHaveValue(value);
}

test('a visitor submits an entry, and corrects her address at once', async ({ page, product, ownerPage }) => {
  const form = await openForm(page);
  const entry = await fillIn(form);
  await expect(form.form.getByRole('img', { name: 'Your photo: verification-photo.jpg' })).toBeVisible();
  await form.submit.click();

  await expectToast(page, ...said.submitted);
  await expectValue([
    [form.name, ''],
    [form.email, ''],
    [form.youtubeUrl, ''],
    [form.captcha, ''],
  ]);
  await expect(form.form.getByRole('img', { name: /^Your photo/ })).toHaveCount(0);
  await expect(form.submit).toBeDisabled();
  const taken = page.getByRole('status').filter({ hasText: 'We have your entry.' });
  await expect(taken).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter another video' })).toBeFocused();

  const right = uniqueEmail('anjali-nair');
  await page.getByRole('button', { name: 'Wrong? Correct it' }).click();
  const correction = page.getByRole('form', { name: 'Wrong? Correct it' });
  await correction.getByRole('textbox', { name: 'Email' }).fill(right);
  await correction.getByRole('button', { name: 'Correct the Address' }).click();
  await expect(page.getByText(`We have sent the email again, to ${right}.`)).toBeVisible();
  await product.linkInEmail(right, 'Entry Submitted Successfully!', '/my-entry');

  await ownerPage.goto('/admin/contest/entries');
  await expect(ownerPage.getByRole('article', { name: entry.name })).toContainText('Pending');
});

test('below the link appears the video that it leads to, and the browser requests nothing from YouTube', async ({
  page,
  scriptErrors,
}) => {
  const form = await openForm(page);
  const card = form.form.getByRole('status').filter({ hasText: 'Is this your video?' });
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) hosts.add(new URL(request.url()).host);
  });

  await form.youtubeUrl.fill(`https://youtu.be/${videoIdWithViews(1)}`);
  await expect(card).toContainText('Mazha (cover)');
  await expect(card).toContainText('Anjali Sings · YouTube');
  await expect(card.getByRole('listitem')).toHaveText(['It is longer than 15 minutes.']);
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  expect([...hosts]).toEqual([new URL(page.url()).host]);

  await test.step('without an answer the visitor sends the entry all the same', async () => {
    scriptErrors.expectErrorResponse(503, '/api/contest/entries/check-video');
    await page.route('**/check-video', (route) => route.fulfill({ status: 503 }));
    await fillIn(form);
    await expect(form.form.getByText('YouTube does not answer at the moment.')).toBeVisible();
    await form.submit.click();
    await expectToast(page, ...said.submitted);
  });
});

test('a photo that cannot be sent is rejected when it is chosen, and one that is too large is made smaller', async ({
  page,
  ownerPage,
}) => {
  const form = await openForm(page);
  const entry = await fillIn(form);
  const chosen = form.form.getByRole('img', { name: /^Your photo/ });
  const png = (height: number) =>
    sharp({ create: { width: 8_000, height, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
  const choose = (name: string, buffer: Buffer, mimeType = 'image/png') =>
    form.photo.setInputFiles({ name, mimeType, buffer });

  await choose('photo.gif', Buffer.from('GIF89a'), 'image/gif');
  await expectToast(page, ...said.fileType);
  await choose('photo.png', Buffer.alloc(5 * MEGABYTE + 1));
  await expectToast(page, ...said.fileSize);
  await expect(form.photo).toHaveAttribute('aria-invalid', 'true');
  await expect(form.photo).toHaveAccessibleDescription(/Please upload an image smaller than 5MB/);
  await expect(form.submit).toBeDisabled();

  await form.photo.setInputFiles(verificationPhoto);
  await expect(chosen).toBeVisible();
  await choose('photo.png', await png(8_001));
  await expectToast(page, 'File Too Large', 'Please upload an image of at most 40 megapixels');
  await expect(chosen).toHaveCount(0);
  await expect(form.photo).toHaveAccessibleDescription(/Please upload an image of at most 40 megapixels/);
  await expect(form.submit).toBeDisabled();

  const detailed = await png(5_001);
  expect(detailed.length).toBeLessThan(5 * MEGABYTE);
  await choose('detailed.png', detailed);
  await expect(form.form.getByRole('img', { name: 'Your photo: detailed.jpg' })).toBeVisible();

  // Noise does not compress.
  const large = await sharp({
    create: {
      width: 1700,
      height: 1700,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(5 * MEGABYTE);
  await choose('large.png', large);
  await expect(form.form.getByRole('img', { name: 'Your photo: large.jpg' })).toBeVisible();
  await form.submit.click();

  await expectToast(page, ...said.submitted);
  await ownerPage.goto('/admin/contest/entries');
  await expect(ownerPage.getByRole('article', { name: entry.name })).toContainText('Pending');
});

test('a photo is kept as it is when the code that checks it does not arrive', async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page);
  const release = await holdBack(page, '**/assets/prepare-photo-*.js');
  await form.photo.setInputFiles(verificationPhoto);
  const preparing = form.form.getByRole('status').filter({ hasText: 'Preparing the photo…' });
  await expect(preparing).toHaveCount(1);

  await page.clock.fastForward(20_000);
  await expect(preparing).toHaveCount(0);
  await expect(form.form.getByRole('img', { name: 'Your photo: verification-photo.jpg' })).toBeVisible();
  await expect(form.submit).toBeEnabled();
  await release();
});

/** Runs in the page: IndexedDB has the photo. */
const isPhotoStored = async () => {
  // Only the form creates the database.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'keyval-store')) return false;
  return new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('keyval-store');
    opening.onsuccess = () => {
      const database = opening.result;
      const count = database.transaction('keyval').objectStore('keyval').count();
      count.onsuccess = () => {
        database.close();
        resolve(count.result > 0);
      };
    };
  });
};

test('a chosen photo survives a reload, until its entry is sent or it expires on any page', async ({
  page,
  context,
}) => {
  const form = await openForm(page);
  await fillIn(form);
  const photo = form.form.getByRole('img', { name: 'Your photo: verification-photo.jpg' });
  await expect(photo).toBeVisible();

  await expect.poll(() => page.evaluate(isPhotoStored)).toBe(true);
  await page.reload();
  await expect(photo).toBeVisible();
  await expect(form.captchaPicture).toBeVisible();
  await form.captcha.fill(captchaAnswer);
  await form.submit.click();
  await expectToast(page, ...said.submitted);

  await page.reload();
  await expect(form.captcha).toBeVisible();
  await expect(
    form.form.getByText('Still needed: Full Name, Email, YouTube URL, Verification Photo'),
  ).toBeVisible();

  await form.photo.setInputFiles(verificationPhoto);
  await expect(photo).toBeVisible();
  await expect.poll(() => page.evaluate(isPhotoStored)).toBe(true);
  await page.evaluate(() => localStorage.setItem('paattu-entry-photo', String(Date.now() - 90_000_000)));
  const later = await context.newPage();
  await openPage(later, '/about');
  await later.waitForFunction(() => localStorage.getItem('paattu-entry-photo') === null);
  expect(await later.evaluate(isPhotoStored)).toBe(false);
});

test('the sample photo can be enlarged, and is the one that the owner uploads', async ({
  page,
  ownerPage,
}) => {
  const form = await openForm(page);
  const sample = page.getByRole('img', { name: /^Sample: a person holding/ });
  await form.form.getByRole('button', { name: 'Enlarge the sample' }).click();
  await expect(sample).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sample).toBeHidden();

  await ownerPage.goto('/admin/contest/setup/all');
  await ownerPage.getByRole('link', { name: 'Cover Song Contest 2025', exact: true }).click();
  await openFold(ownerPage, 'Sample photo');
  const section = ownerPage.getByRole('group', { name: 'Sample photo', exact: true });
  await section.locator('input[type=file]').setInputFiles(verificationPhoto);
  await expect(section.getByRole('img', { name: 'Sample photo of Cover Song Contest 2025' })).toBeVisible();
  await section.getByLabel('What the photo shows (optional)').fill('A paper with the words Monsoon Letter');
  await ownerPage.getByRole('button', { name: 'Save' }).click();
  await expect(ownerPage.getByText('Contest saved')).toBeVisible();

  await page.reload();
  await form.form.getByRole('button', { name: 'Enlarge the sample' }).click();
  const uploaded = page.getByRole('img', { name: 'A paper with the words Monsoon Letter' });
  await expect(uploaded).toBeVisible();
  await expect(uploaded).toHaveJSProperty('naturalWidth', 640);
});

async function dropPhoto(page: Page, name: string) {
  const bytes = readFileSync(verificationPhoto).toString('base64');
  const dropped = await page.evaluateHandle(
    ([base64, fileName]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], fileName, { type: 'image/jpeg' }));
      return data;
    },
    [bytes, name] as const,
  );
  const zone = page.getByText('or drop it here');
  await zone.dispatchEvent('dragover', { dataTransfer: dropped });
  await zone.dispatchEvent('drop', { dataTransfer: dropped });
}

test('a photo can be dropped onto the form, also before the scripts have loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/#enter', { waitUntil: 'commit' });
  await dropPhoto(page, 'early.jpg');
  await release();
  await expect(page.getByRole('img', { name: 'Your photo: early.jpg' })).toBeVisible();

  await dropPhoto(page, 'dropped.jpg');
  await expect(page.getByRole('img', { name: 'Your photo: dropped.jpg' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Entry' })).toBeEnabled();
});

test('the code of a folded form loads when the visitor opens it, and keeps what is typed meanwhile', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const release = await holdBack(page, '**/assets/submission-form-*.js');
  await openPage(page, '/');
  const unfold = page.getByRole('button', { name: 'Entry form' });
  await unfold.scrollIntoViewIfNeeded();
  expect(loaded.filter((address) => address.includes('submission-form'))).toEqual([]);

  await unfold.click();
  await page.getByLabel('Full Name').fill('Meera');
  await page.getByRole('button', { name: 'New picture' }).click();
  await release();

  await expect(page.getByText('Still needed: Email,')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Meera');
  await expect(page.getByRole('img', { name: /^Distorted picture/ })).toBeVisible();
});

test('a contest with a rule about artificial intelligence asks, and the entrant corrects her answer on her page', async ({
  page,
  product,
  ownerApi,
  ownerPage,
}) => {
  const rule = {
    entryGate: 'always',
    acceptance: 'ticked',
    certifiedAt: null,
    aiRule: 'declared',
    ...datesOf(2),
  };
  await setContest(product, FIRST_CONTEST, rule);
  const form = await openForm(page);
  const entry = await fillIn(form);
  for (const tick of await form.form.getByRole('checkbox').all()) await tick.check();
  await expectAccessible(page);
  const question = form.form.getByRole('radiogroup');
  await question.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(question.getByRole('radio', { name: /made the backing track/ })).toBeChecked();
  await question.getByLabel('What was made with AI?').fill('The drums.');
  await expectAccessible(page);
  await form.submit.click();
  await expectToast(page, ...said.submitted);

  await test.step('a moderator sees the answer, and visitors see the label', async () => {
    await ownerPage.goto('/admin/contest/entries');
    await search(ownerPage, entry.name);
    await ownerPage.getByRole('link', { name: entry.name }).click();
    const facts = ownerPage.getByRole('region', { name: 'Artificial intelligence' });
    await expect(facts).toContainText('It made the backing track, or a part of it');
    await expect(facts).toContainText('The drums.');
    await expectAccessible(ownerPage);
    const id = /[0-9a-f-]{36}/.exec(ownerPage.url())![0];
    await ownerApi.approve(id);
    await openPage(page, '/entries');
    const card = page.getByRole('article').filter({ hasText: entry.name });
    await expect(card).toContainText('Made with AI: backing track');
  });

  await openPage(page, await product.linkInEmail(entry.email, 'Entry Submitted Successfully!', '/my-entry'));
  const declared = page.getByRole('region', { name: 'Artificial Intelligence' });
  await expect(declared).toContainText('You added: The drums.');
  await declared.getByRole('button', { name: 'Correct it' }).click();
  await declared.getByRole('radio', { name: /^Nothing that you hear/ }).check();
  await declared.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved. It is valid at once.');
  await expect(declared.getByRole('heading')).toBeFocused();
  await expect(declared).toContainText('You declare: nothing is made by artificial intelligence.');
  await openPage(page, '/entries');
  const card = page.getByRole('article').filter({ hasText: entry.name });
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Made with AI');
});
