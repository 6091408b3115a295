import type { Page } from '@playwright/test';
import { texts } from '../../support/sentences.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

const SIXTEEN_MINUTES = 16 * 60_000;

test('a session outlives its access token', async ({ ownerPage }) => {
  await ownerPage.clock.install();
  await ownerPage.goto('/admin/songs');
  await expect(ownerPage.getByRole('link', { name: /^Edit / }).first()).toBeVisible();

  const renewed = ownerPage.waitForResponse(/auth\/refresh/);
  await ownerPage.clock.fastForward(SIXTEEN_MINUTES);
  await ownerPage.getByRole('link', { name: 'Inbox' }).click();
  expect((await renewed).status()).toBe(200);
  await expect(ownerPage.getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible();
  await expect(ownerPage.getByRole('alert')).toHaveCount(0);
});

/** The sidebar's numbers load each minute, but not while they load. */
async function numbersLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /^Contest Entries: \d+ pending$/ })).toBeVisible();
}

test('an ended session leads to the sign-in page and back', async ({ ownerPage, scriptErrors }) => {
  scriptErrors.expectErrorResponse(401, '/api/');
  await ownerPage.clock.install();
  await ownerPage.goto('/admin/inbox');
  await expect(ownerPage.getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible();
  await numbersLoaded(ownerPage);

  // The session ended on another device, for example by a new password.
  await ownerPage.context().clearCookies();
  await ownerPage.clock.fastForward(SIXTEEN_MINUTES);
  await expect(ownerPage).toHaveURL('/auth?ended&returnTo=%2Fadmin%2Finbox');
  await expect(ownerPage.getByText('Your session has ended. Please log in')).toBeVisible();
  await ownerPage.getByLabel('Email').fill(owner.email);
  await ownerPage.getByLabel('Password', { exact: true }).fill(owner.password);
  await ownerPage.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(ownerPage).toHaveURL('/admin/inbox');
  await expect(ownerPage.getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible();
});

test('a typed text survives the end of the session', async ({ ownerPage, scriptErrors }) => {
  scriptErrors.expectErrorResponse(401, '/api/');
  await ownerPage.clock.install();
  await ownerPage.goto('/admin/contest/setup/create');
  const title = ownerPage.getByRole('textbox', { name: /^Title(?! in)/ });
  await title.fill('Cover Song Contest 2027');
  await numbersLoaded(ownerPage);

  await ownerPage.context().clearCookies();
  const asked = ownerPage.waitForEvent('dialog');
  await ownerPage.clock.fastForward(SIXTEEN_MINUTES);
  await (await asked).dismiss();
  await expect(title).toHaveValue('Cover Song Contest 2027');
});

test('the fonts of the first view are preloaded', async ({ ownerPage }) => {
  // From 1200 px on, the bar also shows the name in Malayalam, whose font loads later.
  await ownerPage.setViewportSize({ width: 1024, height: 740 });
  await ownerPage.goto('/admin/no-such-page');
  await expect(ownerPage.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const preloaded = await ownerPage
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  expect(preloaded).toHaveLength(2);
  // A second request for a font would mean that the preload was not used.
  const fetched = await ownerPage.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
  expect(fetched.toSorted()).toEqual(preloaded.toSorted());
});

test('the console asks about unsaved changes also after a failed log-out', async ({ ownerPage, gateway }) => {
  await ownerPage.goto(`${gateway.origin}/admin/contest/setup/create`);
  const questions: string[] = [];
  ownerPage.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return questions.length === 1 ? dialog.accept() : dialog.dismiss();
  });
  const title = ownerPage.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Not yet saved');

  gateway.lose(/auth\/logout/);
  await ownerPage.getByRole('button', { name: 'Logout' }).click();
  await expect(ownerPage.getByText(texts.admin.logOutFailed)).toBeVisible();
  await ownerPage.getByRole('link', { name: 'Inbox' }).click();

  await expect(title).toHaveValue('Not yet saved');
  expect(questions).toEqual(['confirm', 'confirm']);
});
