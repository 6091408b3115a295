import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, signIn, test } from '../../support/test.js';
import { expectToast, noteToasts } from '../../support/toasts.js';

test('a vote counts once, the same button removes it, and it blocks the opposite vote', async ({
  page,
  account,
  ownerApi,
}) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Vote Me') });
  await signIn(page.context(), account);
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });
  const upvote = (count: number) => card.getByRole('button', { name: `Upvote ${title}, ${count}` });
  const downvote = (count: number) => card.getByRole('button', { name: `Downvote ${title}, ${count}` });
  await expect(page.getByRole('banner').getByText(account.email)).toBeVisible();

  await upvote(0).click();
  await expectToast(page, 'Vote Recorded');
  await expect(upvote(1)).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(upvote(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(downvote(0)).toHaveAttribute('aria-pressed', 'false');

  await downvote(0).click();
  const sentence = 'You have already upvoted this song. Remove your current vote first.';
  await expectToast(page, 'Vote Already Cast', sentence);
  await expect(downvote(0)).toBeVisible();

  await upvote(1).click();
  await expectToast(page, 'Vote Removed');
  await expect(upvote(0)).toHaveAttribute('aria-pressed', 'false');

  await downvote(0).click();
  await expect(downvote(1)).toHaveAttribute('aria-pressed', 'true');
  await expectToast(page, 'Vote Recorded');
  await page.reload();
  await expect(upvote(0)).toBeVisible();
  await expect(downvote(1)).toHaveAttribute('aria-pressed', 'true');
});

test('the votes of several users add up', async ({ page, browser, account, visitorApi, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Chorus') });
  const second = { ...account, email: `second.${account.email}` };
  await visitorApi.signUp(second);
  const card = () => page.getByRole('article', { name: title });
  for (const [index, { email, password }] of [account, second].entries()) {
    const context = await browser.newContext();
    await noteToasts(context);
    await signIn(context, { email, password });
    const voter = await context.newPage();
    await openPage(voter, '/songs');
    await expect(voter.getByRole('banner').getByText(email)).toBeVisible();
    const voted = voter.getByRole('article', { name: title });
    await voted.getByRole('button', { name: `Upvote ${title}, ${index}` }).click();
    await expect(voted.getByRole('button', { name: `Upvote ${title}, ${index + 1}` })).toBeVisible();
    await expectToast(voter, 'Vote Recorded');
    await context.close();
  }

  await openPage(page, '/songs');

  await expect(card().getByRole('button', { name: `Upvote ${title}, 2` })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('favorites are stored, and the filter shows only them', async ({ page, account, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Dear Song') });
  await signIn(page.context(), account);
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });
  const filter = page.getByRole('combobox', { name: 'Show' });
  await expect(page.getByRole('banner').getByText(account.email)).toBeVisible();

  await filter.selectOption('Favorites');
  await expect(page.getByRole('heading', { name: texts.songs.emptyFavorites })).toBeVisible();
  await expect(page.getByText(texts.songs.emptyFavoritesText)).toBeVisible();

  await filter.selectOption('All Songs');
  await card.getByRole('button', { name: `Add ${title} to favorites` }).click();
  await expectToast(page, 'Added to Favorites');

  await openPage(page, '/songs');
  await filter.selectOption('Favorites');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: `Remove ${title} from favorites` }).click();
  await expectToast(page, 'Removed from Favorites');
  await expect(page.getByRole('heading', { name: texts.songs.emptyFavorites })).toBeVisible();
});

test('the heart beats for one second when a favorite is added or removed, except with reduced motion', async ({
  page,
  account,
  ownerApi,
}) => {
  await page.addInitScript(() => {
    const durations: string[] = [];
    Object.assign(globalThis, { beats: durations });
    addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName === 'heart-beat' && target instanceof Element)
        durations.push(getComputedStyle(target).animationDuration);
    });
  });
  const beats = () => page.evaluate(() => Reflect.get(globalThis, 'beats') as string[]);
  const { title } = await ownerApi.uploadSong({ title: unique('Heartbeat') });
  await signIn(page.context(), account);
  await openPage(page, '/songs');
  await expect(page.getByRole('banner').getByText(account.email)).toBeVisible();
  const card = page.getByRole('article', { name: title });
  const add = card.getByRole('button', { name: `Add ${title} to favorites` });
  const remove = card.getByRole('button', { name: `Remove ${title} from favorites` });

  await add.click();
  await expect.poll(beats).toEqual(['1s']);
  // A press while the change before is being sent does nothing.
  await expectToast(page, 'Added to Favorites', title);
  await remove.click();
  await expect.poll(beats).toEqual(['1s', '1s']);
  await expectToast(page, 'Removed from Favorites', title);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await add.click();
  await expect.poll(beats).toEqual(['1s', '1s', '1e-05s']);
});
