import { expectAccessible, expectFitsPhone, expectNoSidewaysScroll } from '../../support/accessibility.js';
import { verificationPhoto } from '../../support/files.js';
import { unique, uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { sentences, texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

test('the modes of /auth are accessible, and fit a phone', async ({ page }) => {
  for (const mode of ['signup', 'forgot', 'reset-password&token=any'])
    await test.step(mode, async () => {
      await openPage(page, `/auth?mode=${mode}`);
      await expect(page.getByRole('form')).toBeVisible();

      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
});

test('a playing song with open lyrics and a long title is accessible and fits a phone', async ({
  page,
  ownerApi,
}) => {
  const title = unique('മഴത്തുള്ളികൾപൊഴിഞ്ഞുവീണപ്പോൾ AVeryLongTitleWithoutAnyPlaceToBreakTheLine');
  await ownerApi.uploadSong({ title, lyrics: 'മഴ\n\nA line' }, 60);
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Show lyrics' }).click();
  await card.getByRole('button', { name: `Play ${title}` }).click();
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();

  await expectAccessible(page);
  await expectFitsPhone(page);
});

test('an entry with a long name fits a phone', async ({ page, ownerApi }) => {
  const name = unique('AnjaliLakshmikuttyammaParameswarannairNampoothirippad');
  await ownerApi.approve(await ownerApi.submitEntry({ name, videoId: videoIdWithViews(0) }));
  await openPage(page, '/entries');
  await expect(page.getByText(name)).toBeVisible();

  await expectNoSidewaysScroll(page);
});

test('the menu on a phone works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/');
  const links = page.getByRole('navigation', { name: 'Main' });
  const open = page.getByRole('button', { name: 'Open menu' });
  await expect(links).toBeHidden();

  await open.focus();
  await page.keyboard.press('Enter');
  await expect(links).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(links.getByRole('link', { name: texts.songs.heading })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/songs');
  await expect(links).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: texts.songs.heading })).toBeFocused();
});

test('the skip link leads past the navigation', async ({ page }) => {
  await openPage(page, '/terms');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('the entry form is accessible with its field errors and toasts', async ({ page }) => {
  await openPage(page, '/#enter');
  const form = page.getByRole('form', { name: 'Submit your entry' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('img', { name: 'Distorted picture of six letters and digits' })).toBeVisible();
  await form.locator('input[type="file"]').setInputFiles(verificationPhoto);
  await form.getByRole('button', { name: 'Submit Entry' }).click();
  await expectToast(page, ...sentences.entryForm.missingName);
  await form.getByLabel('YouTube URL').fill('https://vimeo.example/1');
  await form.getByLabel('CAPTCHA').fill('ZZZZZZ');
  await expect(form.getByText(texts.home.captchaMismatch)).toBeVisible();
  await expect(form.getByText(texts.home.invalidUrl)).toBeVisible();

  await expect(form.getByLabel('YouTube URL')).toHaveAccessibleDescription(
    /Please enter a valid YouTube URL/,
  );
  await expect(form.getByLabel('CAPTCHA')).toHaveAccessibleDescription(/Captcha does not match\./);
  await expectAccessible(page);
  await expectFitsPhone(page);
});

test('the ends of links and forms are accessible, and fit a phone', async ({
  page,
  account,
  scriptErrors,
}) => {
  for (const { path, email, submit, shown } of [
    {
      path: '/auth?mode=forgot',
      email: account.email,
      submit: 'Send Reset Link',
      shown: texts.auth.resetSent,
    },
    {
      path: '/opt-out',
      email: uniqueEmail('anybody'),
      submit: texts.optOut.submit,
      shown: texts.optOut.done,
    },
  ])
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await openPage(page, path);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('main').getByRole('button', { name: submit }).click();
      await expect(page.getByRole('heading', { name: shown })).toBeVisible();

      await expectAccessible(page);
      await expectFitsPhone(page);
    });

  await test.step('an invalid verification link', async () => {
    scriptErrors.expectErrorResponse(400, '/api/auth/verify-email');
    await openPage(page, '/auth?mode=verify-email&token=made-up');
    await expect(page.getByRole('alert')).toBeVisible();

    await expectAccessible(page);
  });
});

test.describe('a site without entries and songs', () => {
  test.use({ demo: false });

  test('is accessible, and fits a phone', async ({ page }) => {
    for (const path of ['/', '/songs', '/entries'])
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await openPage(page, path);

        await expectAccessible(page);
        await expectFitsPhone(page);
      });
  });
});

test('load errors are accessible', async ({ page, gateway }) => {
  // This page loads no data that the others show.
  await openPage(page, `${gateway.origin}/contact`);
  gateway.loseApi();
  for (const [link, failure] of [
    ['Home', 'The top entries could not be loaded.'],
    [texts.songs.heading, texts.songs.failed],
    ['Contest Entries', 'The entries could not be loaded.'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: link, exact: true })
      .click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: failure })).toBeVisible();

    await expectAccessible(page);
  }
});
