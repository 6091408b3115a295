import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../support/accessibility.js';
import { search } from '../../support/console.js';
import { datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import { verificationPhoto } from '../../support/files.js';
import { holdBack, holdScripts, holdWrites } from '../../support/hold-back.js';
import { unique, uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { sentences } from '../../support/sentences.js';
import { captchaAnswer } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

const said = sentences.entryForm;

const MEGABYTE = 1024 * 1024;

/** The fields of the form, by their labels. */
async function openForm(page: Page, origin = '') {
  await openPage(page, `${origin}/#enter`);
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

test('a visitor submits an entry, and the form is empty again', async ({ page, ownerPage }) => {
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
  const another = page.getByRole('button', { name: 'Enter another video' });
  await expect(another).toBeFocused();
  await expect(taken.getByRole('link', { name: 'Ask for the link' })).toHaveAttribute('href', '/my-entry');

  await another.click();
  await expect(form.name).toBeFocused();
  await expect(taken).toHaveCount(0);

  await ownerPage.goto('/admin/entries');
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

test('photos of another type, or larger than 5 MB, are rejected when they are chosen', async ({ page }) => {
  const form = await openForm(page);

  await form.photo.setInputFiles({ name: 'photo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expectToast(page, ...said.fileType);

  const large = Buffer.alloc(5 * MEGABYTE + 1);
  await form.photo.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: large });
  await expectToast(page, ...said.fileSize);
  await expect(form.photo).toHaveAttribute('aria-invalid', 'true');
  await expect(form.photo).toHaveAccessibleDescription(/Please upload an image smaller than 5MB/);
  await expect(form.submit).toBeDisabled();

  const chosen = form.form.getByRole('img', { name: /^Your photo/ });
  await form.photo.setInputFiles(verificationPhoto);
  await expect(chosen).toBeVisible();
  const detailed = await sharp({ create: { width: 8_000, height: 8_001, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  await form.photo.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: detailed });
  await expectToast(page, 'File Too Large', 'Please upload an image of at most 40 megapixels');
  await expect(chosen).toHaveCount(0);
  await expect(form.photo).toHaveAccessibleDescription(/Please upload an image of at most 40 megapixels/);
  await expect(form.submit).toBeDisabled();
});

test('a photo of more than 40 megapixels is made smaller when it is chosen', async ({ page }) => {
  const form = await openForm(page);
  const detailed = await sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  expect(detailed.length).toBeLessThan(5 * MEGABYTE);

  await form.photo.setInputFiles({ name: 'detailed.png', mimeType: 'image/png', buffer: detailed });

  await expect(form.form.getByRole('img', { name: 'Your photo: detailed.jpg' })).toBeVisible();
});

test('a photo larger than 5 MB is made smaller before it is sent', async ({ page, ownerPage }) => {
  const form = await openForm(page);
  const entry = await fillIn(form);
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

  await form.photo.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(form.form.getByRole('img', { name: 'Your photo: large.jpg' })).toBeVisible();
  await form.submit.click();

  await expectToast(page, ...said.submitted);
  await ownerPage.goto('/admin/entries');
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

test('the photo of an entry that was not sent expires, on any page', async ({ page, context }) => {
  const form = await openForm(page);
  await form.photo.setInputFiles(verificationPhoto);
  await expect(form.form.getByRole('img', { name: /^Your photo/ })).toBeVisible();
  await expect.poll(() => page.evaluate(isPhotoStored)).toBe(true);
  await page.evaluate(() => localStorage.setItem('paattu-entry-photo', String(Date.now() - 90_000_000)));

  const later = await context.newPage();
  await openPage(later, '/about');

  await later.waitForFunction(() => localStorage.getItem('paattu-entry-photo') === null);
  expect(await later.evaluate(isPhotoStored)).toBe(false);
});

test('a chosen photo survives a reload, until its entry is sent', async ({ page }) => {
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

  await ownerPage.goto('/admin/contests');
  await ownerPage.getByRole('link', { name: 'Cover Song Contest 2025', exact: true }).click();
  const section = ownerPage.getByRole('group', { name: 'Sample photo' });
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

test('the form keeps its values while the rules are open, and is empty after the entry was sent', async ({
  page,
}) => {
  const form = await openForm(page);
  const { name, email, videoId } = await fillIn(form);
  await page.getByRole('link', { name: 'Read the official rules' }).click();
  await expect(page).toHaveURL('/terms');

  await page.goBack();
  await expectValue([
    [form.name, name],
    [form.email, email],
    [form.youtubeUrl, `https://www.youtube.com/watch?v=${videoId}`],
  ]);

  await expect(form.form.getByRole('img', { name: /^Your photo/ })).toBeVisible();
  await expect(form.captchaPicture).toBeVisible();
  await form.captcha.fill(captchaAnswer);
  await form.submit.click();
  await expectToast(page, ...said.submitted);
  await page.getByRole('link', { name: 'Read the official rules' }).click();
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(form.submit).toBeVisible();
  await expect(form.form.getByRole('img', { name: /^Your photo/ })).toHaveCount(0);
  await expectValue([
    [form.name, ''],
    [form.email, ''],
    [form.youtubeUrl, ''],
  ]);
});

test('an entry that is accepted while the rules are open is no longer in the form', async ({ page }) => {
  const form = await openForm(page);
  const { name } = await fillIn(form);
  const release = await holdWrites(page, '**/api/contest/entries');
  await form.submit.click();
  await page.getByRole('link', { name: 'Read the official rules' }).click();
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(form.name).toHaveValue(name);
  await expect(form.form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();

  await release();

  await expectToast(page, ...said.submitted);
  await expectValue([
    [form.name, ''],
    [form.email, ''],
    [form.youtubeUrl, ''],
  ]);
  await expect(form.form.getByRole('img', { name: /^Your photo/ })).toHaveCount(0);
});

test('an entry whose response is lost stays in the form, and the next try creates no second entry', async ({
  page,
  gateway,
  ownerPage,
}) => {
  const form = await openForm(page, gateway.origin);
  const { name } = await fillIn(form);
  await expect(form.form.getByText('That is right.')).toBeVisible();
  // The server accepts the entry, and only the response is lost.
  gateway.loseAnswers(/^\/api\/contest\/entries$/);

  await form.submit.click();
  await expectToast(page, ...said.notUploaded);
  await expect(form.submit).toBeEnabled();
  await expect(form.name).toHaveValue(name);
  await ownerPage.goto('/admin/entries');
  await search(ownerPage, name);
  await expect(ownerPage.getByRole('article', { name })).toHaveCount(1);

  gateway.regainApi();
  await form.submit.click();
  await expectToast(page, ...said.submitted);
  await ownerPage.reload();
  await search(ownerPage, name);
  await expect(ownerPage.getByRole('article', { name })).toHaveCount(1);
});

test('where consents are ticked, a visitor ticks them with the keyboard, and again for new rules', async ({
  page,
  product,
  ownerApi,
  scriptErrors,
}) => {
  await setContest(product, FIRST_CONTEST, { acceptance: 'ticked', certifiedAt: null });
  const form = await openForm(page);
  await expect(form.form.getByRole('heading', { name: 'Who may enter' })).toBeVisible();
  await expect(form.form.getByText('You are 18 years of age or over.')).toBeVisible();
  const rules = form.form.getByRole('checkbox', {
    name: 'I may enter, and I accept version 1 of the rules.',
  });
  const publication = form.form.getByRole('checkbox', { name: /^I agree that everyone can see my name/ });
  await fillIn(form);
  await expect(form.form.getByText('Still needed: your tick for the rules')).toBeVisible();

  await form.captcha.press('Enter');
  await expectToast(page, 'Rules Not Accepted', 'Please accept the rules to enter');
  await expect(rules).toBeFocused();
  await expect(rules).toHaveAccessibleDescription('Please accept the rules to enter');
  await page.keyboard.press('Space');
  await expect(rules).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  await expect(form.form.getByRole('link', { name: 'Read version 1 of the rules' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(publication).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Consent Missing', 'Please agree that your name, video and photo may be shown');
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await form.submit.click();
  await expectToast(page, ...said.submitted);
  await expect(rules).not.toBeChecked();

  await test.step('in Malayalam too, and reads of a version that is published meanwhile', async () => {
    await openPage(page, '/ml/#enter');
    const malayalam = page.getByRole('form');
    const ticks = malayalam.getByRole('checkbox');
    await expect(ticks).toHaveCount(2);
    await expect(malayalam.getByRole('heading', { name: 'ആർക്കൊക്കെ പങ്കെടുക്കാം' })).toBeVisible();
    const name = unique('മീര');
    await malayalam.locator('input[autocomplete="name"]').fill(name);
    await malayalam.locator('input[type="email"]').fill(uniqueEmail('meera'));
    await malayalam.locator('input[type="url"]').fill(`https://youtu.be/${videoIdWithViews(1)}`);
    await malayalam.locator('input[type="file"]').setInputFiles(verificationPhoto);
    await malayalam.getByLabel('ക്യാപ്ച', { exact: true }).fill(captchaAnswer);
    await ticks.first().check();
    await ticks.last().check();
    await expectAccessible(page);

    await ownerApi.publishRules('Sing well.');
    scriptErrors.expectErrorResponse(409, '/api/contest/entries');
    await malayalam.locator('button[type="submit"]').click();
    const renewed = malayalam.getByRole('status').filter({ hasText: 'പതിപ്പ് 2' });
    await expect(renewed).toBeVisible();
    await expect(malayalam.getByRole('checkbox', { name: 'പതിപ്പ് 2' })).not.toBeChecked();
    await expect(malayalam.locator('input[autocomplete="name"]')).toHaveValue(name);
    await ticks.first().check();
    await ticks.last().check();
    await malayalam.locator('button[type="submit"]').click();
    await expectToast(page, 'എൻട്രി സമർപ്പിച്ചു!', 'നിങ്ങളുടെ എൻട്രി കിട്ടി. ഇനി ഞങ്ങൾ അത് പരിശോധിക്കും.');
  });
});

async function dropPhoto(page: Page) {
  const bytes = readFileSync(verificationPhoto).toString('base64');
  const dropped = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([content], 'dropped.jpg', { type: 'image/jpeg' }));
    return data;
  }, bytes);
  const zone = page.getByText('or drop it here');
  await zone.dispatchEvent('dragover', { dataTransfer: dropped });
  await zone.dispatchEvent('drop', { dataTransfer: dropped });
}

test('a photo can be dropped onto the form', async ({ page }) => {
  const form = await openForm(page);

  await dropPhoto(page);

  await expect(form.form.getByRole('img', { name: 'Your photo: dropped.jpg' })).toBeVisible();
  await expect(form.submit).toBeEnabled();
});

test('a photo that is dropped before the scripts have loaded is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/#enter', { waitUntil: 'commit' });

  await dropPhoto(page);
  await release();

  await expect(page.getByRole('img', { name: 'Your photo: dropped.jpg' })).toBeVisible();
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
  const question = form.form.getByRole('radiogroup', {
    name: 'Did artificial intelligence (AI) make anything that is heard in the video?',
  });
  await expect(question.getByRole('radio')).toHaveCount(3);
  const entry = await fillIn(form);
  for (const tick of await form.form.getByRole('checkbox').all()) await tick.check();
  await expect(form.form.getByText('Still needed: what artificial intelligence made')).toBeVisible();
  await form.captcha.press('Enter');
  const sentence = 'Please say what artificial intelligence made of what you hear in the video';
  await expectToast(page, 'Missing Information', sentence);
  await expect(question.getByRole('radio').first()).toBeFocused();
  await expect(question).toHaveAccessibleDescription(new RegExp(sentence));

  await page.keyboard.press('ArrowDown');
  const backing = question.getByRole('radio', { name: /made the backing track/ });
  await expect(backing).toBeChecked();
  await question.getByLabel('What was made with AI?').fill('The drums.');
  await expectAccessible(page);
  await form.submit.click();
  await expectToast(page, ...said.submitted);
  await expect(backing).not.toBeChecked();

  await test.step('a moderator sees the answer, and visitors see the label', async () => {
    await ownerPage.goto('/admin/entries');
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
