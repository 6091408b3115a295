import type { BrowserContext } from '@playwright/test';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, signIn, test } from '../../support/test.js';

test('two tabs show the same user and votes', async ({ page, context, account, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Both Tabs') });
  await openPage(page, '/auth');
  const other = await context.newPage();
  await openPage(other, '/songs');
  const card = other.getByRole('article', { name: title });
  await expect(other.getByText(texts.songs.signIn)).toBeVisible();

  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  await expect(other.getByRole('banner').getByText(account.email)).toBeVisible();
  await card.getByRole('button', { name: `Upvote ${title}, 0` }).click();
  await expect(card.getByRole('button', { name: `Upvote ${title}, 1` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();

  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(card.getByRole('button', { name: `Upvote ${title}, 1` })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a tab that closes while it renews the session leaves the new cookie to the other tabs', async ({
  context,
  account,
  gateway,
}) => {
  await signIn(context, account);
  const before = await refreshCookie(context);
  const answer = gateway.holdAnswers(/^\/api\/auth\/refresh/);
  const closing = await context.newPage();
  await closing.goto(`${gateway.origin}/about`);
  await answer.arrived;

  await closing.close();
  // By then the browser has cancelled the requests of the closed tab, except those that outlive it.
  await (await context.newPage()).goto(`${gateway.origin}/robots.txt`);
  answer.release();

  await expect.poll(() => refreshCookie(context)).not.toBe(before);
});

async function refreshCookie(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name.endsWith('paattu_refresh'))!.value;
}
