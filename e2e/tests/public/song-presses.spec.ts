import type { Page } from '@playwright/test';
import { unique } from '../../support/names.js';
import { expectReady, openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, signIn, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

/** Holds requests to these URLs until `end` decides how they end. */
async function hold(page: Page, addresses: string) {
  let end: (how: 'go on' | 'fail') => void = () => {};
  const ended = new Promise<'go on' | 'fail'>((resolve) => (end = resolve));
  const held = { requests: 0 };
  await page.route(addresses, async (route) => {
    held.requests++;
    if ((await ended) === 'fail') await route.abort();
    else await route.continue();
  });
  return { held, end };
}

async function openSignedIn(page: Page, account: { email: string; password: string }) {
  await signIn(page.context(), account);
  const mine = page.waitForResponse('**/api/me/songs');
  await openPage(page, '/songs');
  await mine;
}

/** Reloads the page until it is hydrated, without the user's song votes and favorites. */
async function reloadWithoutMine(page: Page) {
  const mine = await hold(page, '**/api/me/songs');
  await page.reload();
  await expectReady(page);
  await expect.poll(() => mine.held.requests).toBe(1);
  return mine;
}

test('a vote appears at once, and is undone if it fails', async ({
  page,
  account,
  ownerApi,
  scriptErrors,
}) => {
  scriptErrors.expect(/net::ERR_FAILED .*\/vote/);
  const { title } = await ownerApi.uploadSong({ title: unique('Held Vote') });
  await openSignedIn(page, account);
  const { held, end } = await hold(page, '**/api/songs/*/vote');
  const upvote = (count: number) =>
    page.getByRole('button', { name: `Upvote ${title}, ${count}`, exact: true });

  await upvote(0).click();
  await expect(upvote(1)).toHaveAttribute('aria-pressed', 'true');
  await upvote(1).click();

  end('fail');
  await expectToast(page, 'Error', 'Failed to record upvote interaction.');
  await expect(upvote(0)).toHaveAttribute('aria-pressed', 'false');
  expect(held.requests).toBe(1);
});

test('a favorite appears at once, and is undone if it fails', async ({
  page,
  account,
  ownerApi,
  scriptErrors,
}) => {
  scriptErrors.expect(/net::ERR_FAILED .*\/favorite/);
  const { title } = await ownerApi.uploadSong({ title: unique('Held Heart') });
  await openSignedIn(page, account);
  const { held, end } = await hold(page, '**/api/songs/*/favorite');

  await page.getByRole('button', { name: `Add ${title} to favorites` }).click();
  await page.getByRole('button', { name: `Remove ${title} from favorites` }).click();

  end('fail');
  await expectToast(page, 'Error', 'Failed to update favorites.');
  await expect(page.getByRole('button', { name: `Add ${title} to favorites` })).toBeVisible();
  expect(held.requests).toBe(1);
});

test("a press before the user's votes load waits for them", async ({ page, account, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Early Vote') });
  await openSignedIn(page, account);
  await page.getByRole('button', { name: `Upvote ${title}, 0` }).click();
  await expectToast(page, 'Vote Recorded');

  const mine = await reloadWithoutMine(page);
  const votes = await hold(page, '**/api/songs/*/vote');
  await page.getByRole('button', { name: `Upvote ${title}, 1` }).click();
  await page.getByRole('button', { name: `Downvote ${title}, 0` }).click();
  mine.end('go on');

  const sentence = 'You have already upvoted this song. Remove your current vote first.';
  await expectToast(page, 'Vote Already Cast', sentence);
  await expect(page.getByRole('button', { name: `Upvote ${title}, 1` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(votes.held.requests).toBe(0);
});

test("a press before the user's favorites load waits for them", async ({ page, account, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Early Heart') });
  const other = await ownerApi.uploadSong({ title: unique('Early Heart') });
  await openSignedIn(page, account);
  await page.getByRole('button', { name: `Add ${title} to favorites` }).click();
  await expectToast(page, 'Added to Favorites');

  const mine = await reloadWithoutMine(page);
  const favorites: string[] = [];
  page.on('request', (request) => request.url().endsWith('/favorite') && favorites.push(request.url()));
  for (const one of [title, other.title])
    await page.getByRole('button', { name: `Add ${one} to favorites` }).click();
  mine.end('go on');

  // The song that is already a favorite stays one, without a request.
  for (const one of [title, other.title])
    await expect(page.getByRole('button', { name: `Remove ${one} from favorites` })).toBeVisible();
  await expectToast(page, 'Added to Favorites', other.title);
  expect(favorites).toEqual([expect.stringContaining(`/api/songs/${other.id}/`)]);
});

test('a vote that was cast in another tab is shown with its count', async ({
  page,
  context,
  account,
  ownerApi,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(409, '/vote');
  const { title } = await ownerApi.uploadSong({ title: unique('Voted Elsewhere') });
  await openSignedIn(page, account);
  const other = await context.newPage();
  await openSignedIn(other, account);
  await page.getByRole('button', { name: `Upvote ${title}, 0` }).click();
  await expectToast(page, 'Vote Recorded');

  await other.getByRole('button', { name: `Downvote ${title}, 0` }).click();

  await expectToast(other, 'Vote Already Cast');
  await expect(other.getByRole('button', { name: `Upvote ${title}, 1`, pressed: true })).toBeVisible();
  await expect(other.getByRole('button', { name: `Downvote ${title}, 0`, pressed: false })).toBeVisible();
});

test('removing favorites by key keeps the focus in the list', async ({ page, account, ownerApi }) => {
  const second = await ownerApi.uploadSong({ title: unique('Second Heart') });
  const first = await ownerApi.uploadSong({ title: unique('First Heart') });
  await openSignedIn(page, account);
  for (const { title } of [first, second]) {
    await page.getByRole('button', { name: `Add ${title} to favorites` }).click();
    await expectToast(page, 'Added to Favorites', title);
  }
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Favorites');
  await expect(page.getByRole('article')).toHaveCount(2);
  const remove = ({ title }: { title: string }) =>
    page.getByRole('button', { name: `Remove ${title} from favorites` });

  await remove(first).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(remove(second)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: texts.songs.emptyFavorites })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: texts.songs.heading })).toBeFocused();
});

test('a running download keeps the focus and starts once', async ({ page, ownerApi }) => {
  const { title, slug } = await ownerApi.uploadSong({ title: unique('Slow Download') });
  await openPage(page, `/songs/${slug}`);
  const { held, end } = await hold(page, '**/api/songs/*/download');
  const button = page.getByRole('button', { name: `Download ${title}` });

  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');

  end('go on');
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await expectToast(page, 'Download Started', title);
  expect(held.requests).toBe(1);
});

test('each button of a card names the song', async ({ page, ownerApi }) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Named Buttons'), lyrics: 'A line' });
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });
  const names = async () => {
    const buttons = await card.getByRole('button').all();
    for (const button of buttons) await expect(button).toHaveAccessibleName(new RegExp(title));
    return buttons.length;
  };

  expect(await names()).toBe(7);
  await card.getByRole('button', { name: 'More actions' }).click();
  expect(await names()).toBe(8);
});

test('the lyrics take the place of their first lines, and their button keeps its own', async ({
  page,
  ownerApi,
}) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Steady Lyrics'), lyrics: 'One\n\nTwo' });
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });
  const place = async (name: string) => {
    const box = await card.getByRole('button', { name }).boundingBox();
    return { x: box?.x, y: box?.y };
  };
  await card.getByRole('button', { name: 'Show lyrics' }).scrollIntoViewIfNeeded();
  const before = await place('Show lyrics');

  await page.mouse.click((before.x ?? 0) + 20, (before.y ?? 0) + 20);
  await expect(card.locator('.lyrics')).toBeVisible();

  await expect(card.getByText('One')).toHaveCount(1);
  expect(await place('Hide lyrics')).toEqual(before);
});
