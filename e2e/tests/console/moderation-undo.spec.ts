import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { answerTo, moreActions, openEntries, press } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

const MINUTE = 60_000;

test('an undone decision is never sent', async ({ ownerPage, visitorApi }) => {
  const name = unique('Undone');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await openEntries(ownerPage, name);
  const row = ownerPage.getByRole('article', { name });

  await press(ownerPage, row, 'Reject');
  await expect(row).toContainText('Rejected');
  await expect(moreActions(row)).toBeDisabled();
  // A toast that has the focus waits.
  await ownerPage.getByRole('button', { name: 'Undo', exact: true }).focus();
  await expectAccessible(ownerPage);
  await ownerPage.getByRole('button', { name: 'Undo', exact: true }).click();

  await expect(row).toContainText('Pending');
  await expect(ownerPage.getByText('Undone: nothing was sent')).toBeVisible();
  // Leaving the page would send a waiting decision.
  await row.getByRole('link', { name }).click();
  await ownerPage.reload();
  const history = ownerPage.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveText([/Submitted/, /Email: entry received/]);
});

test('Ctrl+Z undoes a decision while single keys are switched off', async ({
  ownerPage: page,
  visitorApi,
}) => {
  const name = unique('Slow hands');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await openEntries(page, name);
  const row = page.getByRole('article', { name });
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('dialog').getByRole('switch').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();

  await row.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Ctrl+Z');
  await page.keyboard.press('Control+z');

  await expect(page.getByText('Undone: nothing was sent')).toBeVisible();
  await expect(row).toContainText('Pending');
});

test('leaving the page sends the waiting decision without a question', async ({
  ownerPage,
  otherPage,
  visitorApi,
}) => {
  const questions: string[] = [];
  ownerPage.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  const name = unique('Left');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await openEntries(ownerPage, name);

  await ownerPage.getByRole('article', { name }).getByRole('button', { name: 'Approve' }).click();
  await expect(ownerPage.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await ownerPage.goto('/about');

  await expectInGallery(otherPage, name);
  expect(questions).toEqual([]);
});

test('leaving the page sends the waiting decision, also where the clock of the device is days ahead', async ({
  ownerPage,
  otherPage,
  visitorApi,
}) => {
  const name = unique('Ahead');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await ownerPage.addInitScript(
    (ahead) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + ahead;
    },
    3 * 24 * 60 * MINUTE,
  );
  await openEntries(ownerPage, name);

  await ownerPage.getByRole('article', { name }).getByRole('button', { name: 'Approve' }).click();
  await expect(ownerPage.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await ownerPage.goto('/about');

  await expectInGallery(otherPage, name);
});

test('logging out sends the waiting decision', async ({ ownerPage, otherPage, visitorApi }) => {
  const name = unique('Logged Out');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await openEntries(ownerPage, name);

  await ownerPage.getByRole('article', { name }).getByRole('button', { name: 'Approve' }).click();
  await expect(ownerPage.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await ownerPage.getByRole('button', { name: 'Logout' }).click();
  await expect(ownerPage).toHaveURL('/');

  await expectInGallery(otherPage, name);
});

test('the next decision sends the previous one', async ({ ownerPage, visitorApi }) => {
  const tag = unique('Haste');
  for (const word of ['first', 'second'])
    await visitorApi.submitEntry({ name: `${tag} ${word}`, videoId: videoIdWithViews(0) });
  await openEntries(ownerPage, tag);
  const first = ownerPage.getByRole('article', { name: `${tag} first` });
  const second = ownerPage.getByRole('article', { name: `${tag} second` });

  await first.getByRole('button', { name: 'Approve' }).click();
  const sent = answerTo(ownerPage, 'Approve');
  await press(ownerPage, second, 'Reject');
  await sent;

  await expect(moreActions(first)).toBeEnabled();
  // The lists have reloaded, and the waiting decision still shows.
  await expect(second).toContainText('Rejected');
  await ownerPage.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(second).toContainText('Pending');
});

test('only time ends the wait: no click elsewhere, no key and no other toast sends a decision', async ({
  ownerPage,
  visitorApi,
}) => {
  const tag = unique('Patient');
  for (const word of ['first', 'second'])
    await visitorApi.submitEntry({ name: `${tag} ${word}`, videoId: videoIdWithViews(7) });
  await openEntries(ownerPage, tag);
  const first = ownerPage.getByRole('article', { name: `${tag} first` });
  const second = ownerPage.getByRole('article', { name: `${tag} second` });
  const decisions: string[] = [];
  ownerPage.on('request', (request) => {
    if (/\/(approve|reject)$/.test(request.url())) decisions.push(request.url());
  });

  // The time of the page stands still, but for the steps of this test.
  await ownerPage.clock.install();
  await ownerPage.clock.pauseAt(Date.now() + 60_000);
  const soon = (check: () => Promise<void>) =>
    expect(async () => {
      await ownerPage.clock.runFor(40);
      await check();
    }).toPass();
  await press(ownerPage, first, 'Reject');
  const undo = ownerPage.getByRole('button', { name: 'Undo', exact: true });
  await soon(() => expect(undo).toBeVisible({ timeout: 1 }));
  await ownerPage.keyboard.press('Escape');
  await moreActions(second).press('Enter');
  await ownerPage.getByRole('menuitem', { name: 'Refresh views' }).press('Enter');
  await soon(() => expect(ownerPage.getByText('Views updated: 7')).toBeVisible({ timeout: 1 }));
  await expect(undo).toBeVisible();
  await ownerPage.getByRole('heading', { level: 2, name: 'Entries' }).click();
  await undo.click();

  await soon(() => expect(first).toContainText('Pending', { timeout: 1 }));
  expect(decisions).toEqual([]);
});

test('leaving the page sends a decision, also with an expired token', async ({
  ownerPage,
  otherPage,
  visitorApi,
}) => {
  const name = unique('Late');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await ownerPage.clock.install();
  await ownerPage.route(
    '**/api/auth/refresh',
    async (route) => {
      const response = await route.fetch();
      const expiresIn = 120;
      await route.fulfill({ response, json: { ...(await response.json()), expiresIn } });
    },
    { times: 1 },
  );
  await openEntries(ownerPage, name);
  const approve = ownerPage.getByRole('article', { name }).getByRole('button', { name: 'Approve' });
  await expect(approve).toBeVisible();

  await ownerPage.clock.fastForward(2 * MINUTE);
  const renewed = ownerPage.waitForResponse(/auth\/refresh/);
  await approve.click();
  expect((await renewed).status()).toBe(200);
  await expect(ownerPage.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await ownerPage.goto('/about');

  await expectInGallery(otherPage, name);
});

async function expectInGallery(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.goto('/entries');
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible({ timeout: 500 });
  }).toPass();
}
