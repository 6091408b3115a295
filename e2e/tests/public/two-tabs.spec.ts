import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

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
