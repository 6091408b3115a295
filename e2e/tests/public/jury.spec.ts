import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAs, expectFitsPhone } from '../../support/accessibility.js';
import { changeOne } from '../../support/database.js';
import { inviteJury, openRound } from '../../support/jury.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

test.beforeEach(async ({ context }) => {
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
  );
});

const DECLARE = 'I declare this and open the jury room';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const mark = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

/** Has YouTube answer what the page shows beside the engagement. */
const answerFigures = (page: Page) =>
  page.route('**/api/jury/assignments/*/figures', (route) =>
    route.fulfill({
      json: { views: 48_300, likes: 2114, comments: null, readAt: '2026-08-09T09:01:00.000Z' },
    }),
  );

/** Opens the link of a judge, and the room with its round. */
async function openRoom(
  page: Page,
  link: string,
  open: () => Promise<void>,
  button = DECLARE,
): Promise<void> {
  await openPage(page, link);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await open();
  await page.reload();
  await expect(mark(page, 'Rendition').or(mark(page, 'ആലാപനം'))).toBeVisible();
}

test('a judge marks two entries by keys alone, abstains from one, and recuses herself from one', async ({
  page,
  product,
  ownerApi,
  visitorApi,
  scriptErrors,
}) => {
  // The stand-in of YouTube has no video of the demo.
  scriptErrors.expect(/status of \d+ .*\/figures/);
  const link = await inviteJury({ product, ownerApi, visitorApi });
  await openPage(page, link);
  await expect(title(page)).toHaveText('Welcome, Demo Judge A');
  await expect(page).toHaveURL('/jury');
  await expect(page.getByText('I have not entered this contest.')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: DECLARE }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to judge yet' })).toBeVisible();
  await expect(title(page)).toBeFocused();
  await openRound(ownerApi);
  await page.reload();

  await test.step('the first entry', async () => {
    await expect(title(page)).toHaveText('Entry 1');
    await expect(page.getByText('1 of 6', { exact: true })).toBeVisible();
    await expect(page.getByText(/Demo Entrant/)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText('Give rendition a mark first.')).toBeVisible();
    await page.keyboard.press('7');
    await page.keyboard.press('.');
    await expect(mark(page, 'Rendition')).toBeFocused();
    await expect(mark(page, 'Rendition')).toHaveAttribute('aria-valuetext', '7 and a half of 10');
    await page.keyboard.press('Enter');
    const question = page.getByRole('button', { name: 'Lock it' });
    await expect(question).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mark(page, 'Rendition')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(mark(page, 'Engagement')).toBeFocused();
    await expect(page.getByText('Locked', { exact: true })).toBeVisible();
    const figures = page.getByRole('region', { name: 'Figures from YouTube' });
    await expect(figures).toContainText('YouTube does not answer at the moment.');
    await answerFigures(page);
    await figures.getByRole('button', { name: 'Ask again' }).click();
    await expect(figures).toContainText('48,300');
    await expect(figures).toContainText(
      /From YouTube, at 9 August 2026, 14:31\. .*no figure enters a formula/,
    );
    await mark(page, 'Engagement').focus();
    await page.keyboard.press('1');
    await page.keyboard.press('0');
    await expect(mark(page, 'Engagement')).toHaveAttribute('aria-valuetext', '10 of 10');
    await page.keyboard.press('ArrowLeft');
    await expect(mark(page, 'Engagement')).toHaveAttribute('aria-valuetext', '9 and a half of 10');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
  });

  await test.step('the second entry, whose video plays meanwhile', async () => {
    await expect(title(page)).toHaveText('Entry 2');
    await expect(title(page)).toBeFocused();
    await page.keyboard.press(' ');
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Video of entry 2');
    await page.keyboard.press('5');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(mark(page, 'Engagement')).toBeFocused();
    await page.keyboard.press('6');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Entry 3');
  });

  await test.step('an entry without a mark', async () => {
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Judge by keys' });
    await expect(keys).toBeVisible();
    await expectAccessible(page);
    await keys.getByRole('switch').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Keys' }).click();
    await keys.getByRole('switch').check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'Give this entry no mark?' });
    await dialog.getByRole('button', { name: 'Abstain' }).click();
    await expect(dialog.getByText('Please choose a reason')).toBeVisible();
    await dialog.getByLabel('Another reason').check();
    await dialog.getByLabel('What should the artist know?').fill('7a');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Abstain' }).click();
    await expect(title(page)).toHaveText('Entry 4');
  });

  await test.step('an entry with a conflict', async () => {
    await page.keyboard.press('3');
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'A conflict of interest?' });
    await dialog.getByRole('button', { name: 'Recuse myself' }).click();
    await expect(title(page)).toHaveText('Entry 5');
  });

  await page.getByText('All entries: 4 of 6 done').click();
  await expect(page.getByRole('list').getByRole('button', { name: /^Entry/ })).toHaveText([
    'Entry 1Submitted7.5 · 9.5',
    'Entry 2Submitted5 · 6',
    'Entry 3Abstained',
    'Entry 4Conflict',
    'Entry 5Open',
    'Entry 6Open',
  ]);
  await page.getByRole('button', { name: /^Entry 3/ }).click();
  await page.getByRole('button', { name: 'Mark it after all' }).click();
  await expect(mark(page, 'Rendition')).toBeFocused();
  await expectFitsPhone(page);
  await expectAccessibleAs(page, { width: 320, theme: 'light' });

  await page.getByRole('button', { name: 'Close on this device' }).click();
  await expect(title(page)).toHaveText('Open the link from your email');
  await page.reload();
  await expect(title(page)).toHaveText('Open the link from your email');
});

test('marks of an offline device survive a reload, and are saved when it is back', async ({
  page,
  product,
  ownerApi,
  visitorApi,
  scriptErrors,
}) => {
  scriptErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openRoom(page, await inviteJury({ product, ownerApi, visitorApi }), () => openRound(ownerApi));
  const marks = '**/api/jury/assignments/*/marks';
  await page.route(marks, (route) => route.abort());
  await page.keyboard.press('8');
  await expect(page.getByText('Not saved yet. Your marks are kept on this device.')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lock rendition at 8' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Give this entry no mark?' });
  await dialog.getByLabel('The video does not play').check();
  await dialog.getByRole('button', { name: 'Abstain' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The site does not answer. Please check your connection and try again.',
  );
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);

  await page.reload();
  await expect(mark(page, 'Rendition')).toHaveText('8');
  await expect(page.getByText('Not saved yet. Your marks are kept on this device.')).toBeVisible();

  await page.unroute(marks);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a mark is saved although the judge leaves the page at once', async ({
  page,
  product,
  ownerApi,
  visitorApi,
}) => {
  await openRoom(page, await inviteJury({ product, ownerApi, visitorApi }), () => openRound(ownerApi));
  await page.keyboard.press('8');
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await openPage(page, '/jury');
  await expect(mark(page, 'Rendition')).toHaveText('8');
});

test('marks of two devices that differ are both shown, and she chooses', async ({
  page,
  otherPage,
  product,
  ownerApi,
  visitorApi,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(412, '/marks');
  const link = await inviteJury({ product, ownerApi, visitorApi });
  await openRoom(page, link, () => openRound(ownerApi));
  await openPage(otherPage, link);
  await otherPage.getByRole('button', { name: DECLARE }).click();
  await expect(mark(otherPage, 'Rendition')).toBeVisible();
  await otherPage.keyboard.press('9');
  await expect(otherPage.getByText('Saved', { exact: true })).toBeVisible();

  await page.keyboard.press('4');
  const conflict = page.getByRole('region', { name: 'You have marked this entry elsewhere, too' });
  await expect(conflict.getByRole('definition')).toHaveText(['4', 'No mark yet', '9', 'No mark yet']);
  await expectAccessible(page);
  const lock = page.getByRole('button', { name: 'Lock rendition at 4' });
  await expect(lock).toHaveAttribute('aria-disabled', 'true');
  await conflict.getByRole('button', { name: 'Keep those of this device' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(mark(page, 'Rendition')).toHaveText('4');
});

test('after the round, the room shows what was saved, and a judge who is revoked sees nothing', async ({
  page,
  product,
  ownerApi,
  visitorApi,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(409, '/marks');
  await openRoom(page, await inviteJury({ product, ownerApi, visitorApi }), () => openRound(ownerApi));
  await page.keyboard.press('6');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await changeOne('update jury_rounds set closes_at = now()', []);
  await page.keyboard.press('9');
  await expectToast(page, 'Your marks were not saved', 'The round is over. Nothing can be changed any more.');
  await expect(page.getByText(/^The round is closed\./)).toBeVisible();
  await expect(mark(page, 'Rendition')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Rendition' })).toContainText('30 of 1006');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Entry 2');

  await changeOne("update judges set revoked_at = now(), revoke_reason = 'conflict' where name = $1", [
    'Demo Judge A',
  ]);
  await page.reload();
  await expect(title(page)).toHaveText('Open the link from your email');
});

test('a judge marks in Malayalam on a phone', async ({ page, product, ownerApi, visitorApi }) => {
  await answerFigures(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const link = await inviteJury({ product, ownerApi, visitorApi }, 'ml');
  await openRoom(page, link, () => openRound(ownerApi), 'ഇത് ഉറപ്പു നൽകുന്നു; ജൂറി പേജ് തുറക്കുക');
  await page.getByRole('group', { name: 'ആലാപനം' }).getByRole('button', { name: '7' }).click();
  await expect(mark(page, 'ആലാപനം')).toHaveText('7');
  await page.getByRole('button', { name: 'ആലാപനം: 7 ഉറപ്പിക്കുക' }).click();
  await page.getByRole('button', { name: 'ഉറപ്പിക്കുക', exact: true }).click();
  await expect(mark(page, 'പ്രേക്ഷക പ്രതികരണം')).toBeFocused();
  await expectFitsPhone(page);
});
