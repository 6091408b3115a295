import { OWNER } from '../../../scripts/test/processes.mjs';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.js';
import { expect } from '../../support/asserted.js';
import { toneFile } from '../../support/files.js';
import { expectPlayInFirstView } from '../../support/first-view.js';
import { holdBack } from '../../support/hold-back.js';
import { startEmptySite } from '../../support/new-site.js';
import { openPage } from '../../support/pages.js';
import { test } from '../../support/test.js';

/** What each page of a site says whose owner has written nothing, in both languages. */
const SAYS: Record<string, [english: string, malayalam: string]> = {
  '/': ['No song here yet', 'പാട്ടുകളൊന്നും ഇതുവരെയില്ല'],
  '/about': ['This page is still to be written.', 'ഈ പേജ് എഴുതിത്തുടങ്ങുന്നതേയുള്ളൂ.'],
  '/entries': ['There is no contest at the moment.', 'ഇപ്പോൾ മത്സരമൊന്നുമില്ല.'],
  '/contests': ['A contest appears here once it is announced.', 'പ്രഖ്യാപിച്ചാലുടൻ മത്സരം ഇവിടെ കാണാം.'],
  '/terms': ['No Rules Yet', 'നിയമങ്ങൾ ഇതുവരെയില്ല'],
  '/vote': ['There is no contest to vote in at the moment.', 'വോട്ടു ചെയ്യാൻ ഇപ്പോൾ മത്സരമൊന്നുമില്ല.'],
};

test('an empty site says what is to come on each page, on the smallest phone, and its first song makes the home', async ({
  page,
}) => {
  test.slow();
  const { origin, stop } = await startEmptySite();
  try {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [path, sentences] of Object.entries(SAYS))
      for (const [index, prefix] of ['', '/ml'].entries()) {
        await openPage(page, `${origin}${prefix}${path}`);
        await expect(page.getByText(sentences[index] ?? '').first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoSidewaysScroll(page, 320);
        await expectAccessible(page);
      }

    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'My Songs' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contest Entries' })).toHaveCount(0);
    // Nothing leads to songs, asks for praise of them or filters them.
    for (const path of ['/entries', '/vote']) {
      // The page comes with its songs.
      await openPage(page, `${origin}${path}`);
      await expect(page.getByRole('main').getByRole('link', { name: 'Listen to the songs' })).toHaveCount(0);
    }
    await openPage(page, `${origin}/songs`);
    await expect(page.getByText('No Songs Available')).toBeVisible();
    await expect(page.getByText('Love My Music?')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);

    const { accessToken } = await (
      await page.request.post(`${origin}/api/auth/login`, { data: OWNER })
    ).json();
    const upload = await page.request.post(`${origin}/api/admin/songs`, {
      headers: { authorization: `Bearer ${accessToken}` },
      multipart: { title: 'Blue Kingfisher', artist: 'Anu', audio: toneFile('first.wav', 3) },
    });
    expect(upload.status()).toBe(201);
    await openPage(page, `${origin}/`);
    await expect(page.getByText('Newest song')).toBeVisible();
    await expect(page.getByText('No song here yet')).toHaveCount(0);
    await expectNoSidewaysScroll(page, 320);
    await expect(page.getByRole('button', { name: 'Play Blue Kingfisher' })).toHaveCount(1);
    await expectPlayInFirstView(page);
    await expectAccessible(page);
  } finally {
    await stop();
  }
});

test('a home page whose code does not load says so, and while it loads, the page before stays', async ({
  page,
  scriptErrors,
}) => {
  test.slow();
  scriptErrors.allow(/Failed to (fetch dynamically imported module|load resource)/);
  const LATER = '**/assets/later-homes-*.js';
  const home = page.getByText('No song here yet');
  const { origin, stop } = await startEmptySite();
  try {
    await page.route(LATER, (route) => route.abort());
    await page.goto(`${origin}/`);
    const reload = page.getByRole('alert').getByRole('button', { name: 'Reload the page' });
    await expect(reload).toBeVisible();
    await page.unroute(LATER);
    await reload.click();
    await expect(home).toBeVisible();

    await openPage(page, `${origin}/songs`);
    const release = await holdBack(page, LATER);
    const asked = page.waitForRequest(LATER);
    await page.getByRole('banner').getByRole('link').first().click();
    await asked;
    await expect(page.getByText('No Songs Available')).toBeVisible();
    await release();
    await expect(home).toBeVisible();
  } finally {
    await stop();
  }
});
