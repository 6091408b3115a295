import type { Locator, Page } from '@playwright/test';
import { unique } from '../../support/names.js';
import { holdScripts } from '../../support/hold-back.js';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, signIn, test } from '../../support/test.js';

const OAR_SONG = { title: 'Oar Song', path: '/songs/oar-song' } as const;

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

const meta = (page: Page, property: string) => page.locator(`meta[property="${property}"]`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a song describes that song', async ({ page, baseURL, request }) => {
    const response = await page.goto(OAR_SONG.path);

    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Oar Song( \(.+\))? · Paattu$/);
    const address = `${baseURL}${OAR_SONG.path}`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /Oar Song.*Demo Artist/,
    );
    await expect(meta(page, 'og:type')).toHaveAttribute('content', 'music.song');
    await expect(meta(page, 'og:url')).toHaveAttribute('content', address);
    const cover = (await meta(page, 'og:image').getAttribute('content')) ?? '';
    expect((await request.get(cover)).headers()['content-type']).toMatch(/^image\//);
    const article = page.getByRole('article', { name: OAR_SONG.title });
    await expect(article.getByRole('heading', { level: 1 })).toContainText(OAR_SONG.title);
    const picture = article.getByRole('img', { name: `Cover of ${OAR_SONG.title}` });
    await expect(picture).toHaveAttribute(
      'src',
      `${new URL(cover).pathname}${new URL(cover).search}`.replace('size=share', 'size=page'),
    );
    await expect(picture).toHaveJSProperty('naturalWidth', 800);
    await expect(article.getByRole('region', { name: 'Lyrics' })).toBeVisible();
    const lines = await article.locator('.line').allTextContents();
    expect(await structuredData(page)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'MusicRecording',
        '@id': address,
        url: address,
        name: OAR_SONG.title,
        alternateName: expect.stringMatching(/\p{Script=Malayalam}/u),
        inLanguage: 'ml',
        byArtist: { '@type': 'MusicGroup', name: 'Demo Artist' },
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        duration: expect.stringMatching(/^PT\d+S$/),
        image: cover.replace('&size=share', ''),
        audio: { '@type': 'AudioObject', contentUrl: expect.stringContaining('/audio?v=') },
        recordingOf: {
          '@type': 'MusicComposition',
          name: OAR_SONG.title,
          inLanguage: 'ml',
          lyrics: { '@type': 'CreativeWork', text: expect.stringContaining(lines[0] ?? 'no lyrics') },
        },
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/ListenAction',
          userInteractionCount: expect.any(Number),
        },
      },
    ]);
  });

  test('the contest, the songs and the artist have structured data for search engines', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('src', /&size=page$/);
    expect(await structuredData(page)).toEqual([
      expect.objectContaining({
        '@type': 'Event',
        name: expect.any(String),
        startDate: expect.stringMatching(/^\d{4}-/),
        endDate: expect.stringMatching(/^\d{4}-/),
        location: { '@type': 'VirtualLocation', url: `${baseURL}/` },
        organizer: expect.objectContaining({ '@type': 'MusicGroup', name: 'Paattu' }),
      }),
    ]);

    await page.goto('/about');
    expect(await structuredData(page)).toEqual([
      expect.objectContaining({ '@type': 'MusicGroup', name: 'Paattu', url: `${baseURL}/about` }),
    ]);

    await page.goto('/songs');
    const [list] = await structuredData(page);
    expect(list).toMatchObject({ '@type': 'ItemList' });
    expect(list?.itemListElement).toContainEqual({
      '@type': 'ListItem',
      position: expect.any(Number),
      url: `${baseURL}${OAR_SONG.path}`,
    });
  });
});

test('the URL of an unknown song responds with 404', async ({ page, scriptErrors }) => {
  scriptErrors.expectErrorResponse(404, '/songs/no-such-song');

  const response = await page.goto('/songs/no-such-song');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('a song starts at the time in the link to its page', async ({ page }) => {
  await openPage(page, `${OAR_SONG.path}?t=12`);
  const song = page.getByRole('article', { name: OAR_SONG.title });
  await song.getByRole('button', { name: `Play ${OAR_SONG.title}` }).click();

  const position = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(position).toBeGreaterThan(12);
  expect(await position()).toBeLessThan(25);
  await expect(song.getByRole('button', { name: /^Share at 0:1\d/ })).toBeVisible();
});

test('on a phone the first view leads to the lyrics, and playing moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, `/ml${OAR_SONG.path}`);
  await expect(page.getByRole('link', { name: 'വരികൾ' })).toBeInViewport({ ratio: 1 });

  await openPage(page, `${OAR_SONG.path}?t=0`);
  const song = page.getByRole('article', { name: OAR_SONG.title });
  const toLyrics = song.getByRole('link', { name: 'Lyrics' });
  await expect(toLyrics).toBeInViewport({ ratio: 1 });
  const lyrics = song.getByRole('heading', { name: 'Lyrics' });
  const topOf = (part: Locator) =>
    part.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  // A count of nothing is not seen, but has a place of its own in the line.
  const counts = song.getByText(/^\d+ plays?$/).locator('..');
  const places = async () => [await topOf(counts), await topOf(lyrics)];
  const before = await places();
  await song.getByRole('button', { name: `Play ${OAR_SONG.title}` }).click();
  await expect(song.getByRole('button', { name: /^Share at 0:/ })).toBeVisible();
  expect(await places()).toEqual(before);

  await toLyrics.click();
  await expect(lyrics).toBeFocused();
  await expect(lyrics).toBeInViewport();
  await expect(page).toHaveURL(`${OAR_SONG.path}?t=0#lyrics-title`);
});

test('a title leads to the page of its song, and Back to the same place in the list', async ({ page }) => {
  await openPage(page, '/songs');
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  const link = last.getByRole('heading').getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();

  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('My Songs · Paattu');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('the page of a song has its colors in the HTML, in both themes, and other pages have their own', async ({
  page,
  request,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/songs');
  const cloth = await ground();
  await page.getByRole('link', { name: OAR_SONG.title }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ground', 'dark');
  const day = await ground();
  expect(day).not.toBe(cloth);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).not.toBe(day);
  const html = await (await request.get(OAR_SONG.path)).text();
  expect(html).toMatch(
    /^<!doctype html>\n<html lang="en" data-ground="dark" style="--day-ground:#[0-9a-f]{6};/,
  );

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goBack();
  await expect(page.locator('html')).not.toHaveAttribute('data-ground');
  expect(await ground()).toBe(cloth);
});

test('a link to a time of a song starts there, even if the player has the song at another position', async ({
  page,
  ownerApi,
}) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Heard Before') }, 120);
  const position = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await openPage(page, '/songs');
  const address = await page.getByRole('link', { name: title }).getAttribute('href');
  await page.getByRole('button', { name: `Play ${title}` }).click();
  await expect.poll(position).toBeGreaterThan(0.2);

  await openPage(page, `${address}?t=80`);
  await expect(page.getByRole('region', { name: 'Player' })).toContainText(title);
  await page.getByRole('button', { name: `Play ${title}` }).click();
  await expect.poll(position).toBeGreaterThan(80);

  // From then on the button pauses, and resumes at the player's position.
  await page.getByRole('button', { name: `Pause ${title}` }).click();
  await page.getByRole('slider', { name: `Seek in ${title}` }).press('Home');
  await page.getByRole('button', { name: `Play ${title}` }).click();
  await expect.poll(position).toBeGreaterThan(0.2);
  expect(await position()).toBeLessThan(60);
});

test("the share button uses the device's share dialog", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(navigator, {
      shared,
      canShare: () => true,
      share: async (data: unknown) => void shared.push(data),
    });
  });
  await openPage(page, OAR_SONG.path);

  await page.getByRole('button', { name: `Share ${OAR_SONG.title}` }).click();

  expect(await page.evaluate(() => Reflect.get(navigator, 'shared'))).toEqual([
    { title: OAR_SONG.title, text: `${OAR_SONG.title} · Demo Artist`, url: `${baseURL}${OAR_SONG.path}` },
  ]);
});

test('a choice before the scripts load is kept', async ({ page, account }) => {
  await signIn(page.context(), account);
  const release = await holdScripts(page);
  await page.goto('/songs', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Favorites');

  await release();

  await expect(page.getByRole('heading', { name: texts.songs.emptyFavorites })).toBeVisible();
  await expect(page).toHaveURL('/songs?filter=favorites');
});

test('typed text before the scripts load is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Name').fill('Gayathri');
  await field('Message').fill('Would you come?');

  await release();
  await expect(page.locator('html')).toHaveAttribute('data-ready');

  // The next input renders the form with React's values.
  await field('Subject').fill('A concert');
  await expect(field('Name')).toHaveValue('Gayathri');
  await expect(field('Message')).toHaveValue('Would you come?');
});
