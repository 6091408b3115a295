import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { FIRST_CONTEST } from '../../support/contests.js';
import { expectPlayInFirstView } from '../../support/first-view.js';
import { openPage } from '../../support/pages.js';
import { announceResult, correctResult, RECEIPT } from '../../support/results.js';
import { expect, test } from '../../support/test.js';

const PATH = `/contests/${FIRST_CONTEST}/results`;
const FILES = `**/api${PATH}/1/files`;
const AFTER = `**/api${PATH}/1/audit-after.jsonl`;

const verifying = (page: Page) => page.getByRole('region', { name: 'Verify this result yourself' });
const curious = (page: Page) => page.getByText('For the curious');
const verify = (page: Page) => verifying(page).getByRole('button', { name: /^Verify it/ });
const verdict = (page: Page) => verifying(page).getByRole('status');

test('before the announcement, a contest has no result', async ({ page, scriptErrors }) => {
  scriptErrors.expectErrorResponse(404, PATH);
  await openPage(page, PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await openPage(page, '/');
  await expect(page.getByRole('link', { name: 'See the result' })).toHaveCount(0);
});

test('a visitor reads the result, verifies it, and checks her vote', async ({
  page,
  context,
  product,
  ownerApi,
}) => {
  const toYoutube: string[] = [];
  await context.route('https://www.youtube-nocookie.com/**', (route) => {
    toYoutube.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>video</title>' });
  });
  await announceResult({ product, ownerApi });

  await test.step('the home page shows the winner, and leads to the result', async () => {
    await openPage(page, '/');
    const winner = page.getByRole('region', { name: /^Demo Entrant/ });
    await expect(winner.getByText('The winner')).toBeVisible();
    await expectPlayInFirstView(page);
    await winner.getByRole('link', { name: 'See the result' }).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The result');
  });

  await test.step('the list of contests leads to it too', async () => {
    await openPage(page, '/contests');
    await page.getByRole('link', { name: 'See the result' }).click();
    await expect(page).toHaveURL(PATH);
  });

  await test.step('places and parts', async () => {
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(6);
    const first = rows.nth(1).getByRole('cell');
    await expect(first).toHaveText([
      '1',
      /^Rendition30\.0 of 30place 1$/,
      /^Engagement15\.0 of 20place 2$/,
      /^Votes50\.0 of 50place 19 votes$/,
      '95.0',
    ]);
    await expect(rows.nth(2).getByRole('cell').nth(3)).toHaveText(/place 2\.5/);
    await expect(page.getByText('Entries that tie in a part share the mean of their places')).toBeVisible();
    await expect(page.getByText('a last place that nobody shares earns 0 points')).toHaveCount(1);
    await page.getByText('Show the entry', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'Entries that were not finalists' })).toContainText(
      '1 vote',
    );
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a video loads after a press', async () => {
    expect(toYoutube).toEqual([]);
    await page
      .getByRole('button', { name: /^Play the video of/ })
      .first()
      .click();
    await expect(page.locator('iframe')).toBeFocused();
    expect(toYoutube).toHaveLength(1);
  });

  await test.step('the files', async () => {
    await expect(page.getByText(/Verify the result here first/)).toBeVisible();
    await expect(verify(page)).toBeHidden();
    // Paper shows what is folded.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(verifying(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(verifying(page)).toBeHidden();
    await page.getByRole('button', { name: 'Go to the verification' }).click();
    await expect(page.getByRole('heading', { name: 'Verify this result yourself' })).toBeFocused();
    await verify(page).focus();
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toContainText(
      'PASS. Every place, all points, the winner and the roll of 23 votes are as the files say.',
    );
    await expect(verdict(page)).toContainText('It is the one that the announcement named.');
    await expect(verify(page)).toBeFocused();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      verifying(page)
        .getByRole('link', { name: /^Download all files/ })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe(`results-${FIRST_CONTEST}-v1.zip`);
  });

  await test.step('a vote', async () => {
    const mine = page.getByRole('region', { name: 'Check my vote' });
    await mine.getByLabel('Receipt').fill(`${RECEIPT.slice(0, 5)}-${RECEIPT.slice(5).toLowerCase()}`);
    await page.keyboard.press('Enter');
    await expect(mine.getByRole('status')).toHaveText(
      'This vote is counted. Its line is in the verified files: the vote counts.',
    );
    await mine.getByLabel('Receipt').fill('00000-00000');
    await page.keyboard.press('Enter');
    await expect(mine.getByRole('status')).toContainText('have no line for this receipt');
  });
});

test('files that differ fail with the first difference, and files that do not load can be loaded again', async ({
  page,
  product,
  ownerApi,
  scriptErrors,
}) => {
  await announceResult({ product, ownerApi });
  await openPage(page, PATH);

  await curious(page).click();
  scriptErrors.expect(/ERR_FAILED/);
  await page.route(`${FILES}/votes.json`, (route) => route.abort());
  await verify(page).click();
  await expect(verdict(page)).toHaveText(
    'The files could not be loaded. Please check your connection and try again.',
  );

  await page.unroute(`${FILES}/votes.json`);
  await page.route(AFTER, (route) => route.abort());
  await verify(page).click();
  await expect(verdict(page)).toContainText(
    /^PASS\..*The record of what we did after the certification could not be loaded/,
  );
  await page.unroute(AFTER);
  await page.route(`${FILES}/votes.json`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"1": 9', '"1": 8') });
  });
  await verify(page).click();
  await expect(verdict(page)).toContainText('FAIL. The first difference: votes.json: not as in SHA256SUMS');
  await expectAccessible(page);
});

test('an older version says that a later one corrects it, and why', async ({ page, product, ownerApi }) => {
  await announceResult({ product, ownerApi });
  await correctResult({ product, ownerApi });
  await openPage(page, `${PATH}?version=1`);
  const note = page.getByRole('note');
  await expect(note).toContainText('This is version 1 of the result. A later version corrects it.');
  await expect(note).toContainText('A mark was read wrongly');
  await note.getByRole('link', { name: 'See the last version' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(note).toHaveText('Version 2 corrects the version before. The reason: A mark was read wrongly');
  await openPage(page, `/ml${PATH}`);
  await expect(page.getByRole('note')).toContainText('ഒരു മാർക്ക് തെറ്റി വായിച്ചു');
});

test('the head of the page names the winner, and has her picture', async ({ request, product, ownerApi }) => {
  await announceResult({ product, ownerApi });
  const html = await (await request.get(`/ml${PATH}`)).text();
  expect(html).toContain(
    `<meta property="og:image" content="${product.origin}/api${PATH}/picture?lang=ml&amp;version=1"/>`,
  );
  expect(html).toMatch(/<meta name="description" content="[^"]*വിജയി [^"]*, 100-ൽ 95 പോയിന്റ്/);
  expect(html).toContain('"@type":"ItemList"');
});
