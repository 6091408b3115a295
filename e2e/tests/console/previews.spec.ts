import type { Locator } from '@playwright/test';
import { toneFile, verificationPhoto } from '../../support/files.js';
import { unique, uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

/** The computed styles of a card. */
function looksOf(card: Locator) {
  return card.evaluate((article) => {
    const heading = article.querySelector('h2');
    const link = article.querySelector('a');
    const styles = [article, heading, link].map((element) => element && getComputedStyle(element));
    return styles.map(
      (style) =>
        style && {
          font: `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
          colors: `${style.color} ${style.backgroundColor}`,
          border: `${style.borderTopWidth} ${style.borderTopStyle} ${style.borderTopLeftRadius}`,
          padding: style.padding,
        },
    );
  });
}

test('the page of an entry shows its gallery card as visitors will see it', async ({
  ownerPage,
  page,
  visitorApi,
  ownerApi,
}) => {
  const name = unique('Preview Nair');
  const id = await visitorApi.submitEntry({
    name,
    email: uniqueEmail('preview'),
    videoId: videoIdWithViews(0),
  });
  await ownerPage.goto('/admin/contest/entries');
  const heading = ownerPage.getByRole('heading', { level: 2, name: 'Entries' });
  const before = await heading.evaluate((element) => getComputedStyle(element).font);

  await ownerPage.getByRole('link', { name }).click();
  await ownerPage.getByRole('tab', { name: 'As visitors see it' }).click();
  const preview = ownerPage.getByRole('region', { name: 'As visitors see it' });
  const card = preview.locator('article');
  await expect(card).toContainText(`by ${name}`);
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  const previewed = await looksOf(card);
  await ownerPage.goBack();
  expect(await heading.evaluate((element) => getComputedStyle(element).font)).toBe(before);

  await ownerApi.approve(id);
  await openPage(page, '/entries');
  const shown = page.getByRole('article').filter({ hasText: name });
  await expect(shown).toBeVisible();
  expect(previewed).toEqual(await looksOf(shown));
});

test('the form of a song previews the card that visitors see afterwards', async ({ ownerPage, page }) => {
  const title = unique('Preview Tide');
  await ownerPage.goto('/admin/songs');
  await ownerPage.getByRole('button', { name: 'Upload Song' }).click();
  const form = ownerPage.getByRole('form', { name: 'Upload a song' });
  const preview = ownerPage.getByRole('region', { name: 'The song in the list of songs' });
  await form.getByLabel(/^Artist/).fill('Nila Varma');
  await expect(preview).toHaveCount(0);

  await form.getByLabel(/^Title(?! in)/).fill(title);
  await form.getByLabel('Title in Malayalam').fill('വേലിയേറ്റം');
  await form.getByLabel('Release date').fill('2025-06-20');
  await form.getByLabel(/^Lyrics/).fill('First line');
  await form.getByLabel(/^Audio file/).setInputFiles(toneFile('tide.wav', 12));
  await form.getByLabel(/^Cover image/).setInputFiles(verificationPhoto);
  const drafted = preview.locator('article');
  await expect(drafted.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await expect(drafted).toContainText('വേലിയേറ്റം');
  await expect(drafted).toContainText('0:12');
  const draft = await drafted.innerText();
  const looks = await looksOf(drafted);

  await form.getByRole('button', { name: 'Upload' }).click();
  await expect(form).toBeHidden();
  await openPage(page, '/songs');
  const shown = page.getByRole('article').filter({ hasText: title });
  expect(looks).toEqual(await looksOf(shown));
  expect(draft).toBe(await shown.innerText());
});

test('a console of a release without the fonts of the site gets them with the preview', async ({
  ownerPage,
}) => {
  await ownerPage.route('**/admin/assets/*.css', async (route) => {
    const styles = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/css', body: styles.replaceAll(/@font-face\s*\{[^}]*\}/g, '') });
  });
  await ownerPage.goto('/admin/songs');
  const loaded = () =>
    ownerPage.evaluate(() => [
      ...new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
    ]);
  await ownerPage.getByRole('button', { name: 'Upload Song' }).click();
  const form = ownerPage.getByRole('form', { name: 'Upload a song' });
  await form.getByLabel(/^Title(?! in)/).fill('Small Tide');
  await form.getByLabel('Title in Malayalam').fill('വേലിയേറ്റം');
  await expect(
    ownerPage.getByRole('region', { name: 'The song in the list of songs' }).locator('article'),
  ).toBeVisible();

  await expect.poll(loaded).toEqual(expect.arrayContaining(['Anek', 'Fraunces']));
});

test('the controls of a preview are inert', async ({ ownerPage, visitorApi }) => {
  const name = unique('Inert Nair');
  await visitorApi.submitEntry({ name, email: uniqueEmail('inert'), videoId: videoIdWithViews(0) });
  await ownerPage.goto('/admin/contest/entries');
  await ownerPage.getByRole('link', { name }).click();
  await ownerPage.getByRole('tab', { name: 'As visitors see it' }).click();
  const preview = ownerPage.getByRole('region', { name: 'As visitors see it' });
  await expect(preview.locator('article')).toBeVisible();

  const links = preview.getByRole('link', { includeHidden: true });
  await expect(links).toHaveText([name, /Watch on YouTube/]);
  const focusable = await links.evaluateAll((all: HTMLElement[]) =>
    all.filter((link) => {
      link.focus();
      return link.matches(':focus');
    }),
  );
  expect(focusable).toEqual([]);
});

test("the console works without the public site's cards, and Retry loads them", async ({
  ownerPage,
  visitorApi,
  scriptErrors,
}) => {
  const name = unique('Retry Nair');
  await visitorApi.submitEntry({ name, email: uniqueEmail('retry'), videoId: videoIdWithViews(0) });
  scriptErrors.expect(/public-web\/remoteEntry|ERR_FAILED|RUNTIME-/);
  await ownerPage.route('**/remotes/public-web/remoteEntry.js*', (route) => route.abort());
  await ownerPage.goto('/admin/contest/entries');

  await ownerPage.getByRole('link', { name }).click();
  await ownerPage.getByRole('tab', { name: 'As visitors see it' }).click();
  const preview = ownerPage.getByRole('region', { name: 'As visitors see it' });
  await expect(preview.getByRole('alert')).toContainText('The card of the public site could not be loaded.');
  await expect(ownerPage.getByRole('button', { name: 'Approve' })).toBeVisible();

  await ownerPage.unrouteAll();
  await preview.getByRole('button', { name: 'Retry' }).click();
  await expect(preview.locator('article')).toContainText(name);
});
