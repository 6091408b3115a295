import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { unique, uniqueEmail } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, signIn, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

const PASSWORD = 'mazha-peyyunnu';

interface Credentials {
  email: string;
  password: string;
}

async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Counts the requests that change something of a song. */
function changesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/api\/songs\/[^/]+\/(vote|favorite)$/.test(request.url()))
      sent.push(`${request.method()} ${request.url().split('/').at(-1)}`);
  });
  return sent;
}

const KINDS = [
  {
    name: 'an upvote',
    button: /^Upvote /,
    asked: 'Please sign in to vote.',
    why: (title: string) => `Your upvote for “${title}” counts as soon as you are signed in.`,
    done: (title: string) => ['Vote Recorded', `You upvoted ${title}.`] as const,
    request: 'PUT vote',
    shown: /^Upvote .*, 1$/,
  },
  {
    name: 'a downvote',
    button: /^Downvote /,
    asked: 'Please sign in to vote.',
    why: (title: string) => `Your downvote for “${title}” counts as soon as you are signed in.`,
    done: (title: string) => ['Vote Recorded', `You downvoted ${title}.`] as const,
    request: 'PUT vote',
    shown: /^Downvote .*, 1$/,
  },
  {
    name: 'a favorite',
    button: /^Add .* to favorites$/,
    asked: 'Please sign in to add favorites.',
    why: (title: string) => `“${title}” is among your favorites as soon as you are signed in.`,
    done: (title: string) => ['Added to Favorites', title] as const,
    request: 'PUT favorite',
    shown: /^Remove .* from favorites$/,
  },
];

for (const { name, button, asked, why, done, request, shown } of KINDS) {
  test(`${name} without an account is done once, after the sign-in, back at the song`, async ({
    page,
    ownerApi,
    account,
  }) => {
    const { title } = await ownerApi.uploadSong({ title: unique('Pressed Song') });
    const sent = changesOf(page);
    await openPage(page, '/songs');
    await cardOf(page, title).getByRole('button', { name: button }).click();
    await expectToast(page, 'Login Required', asked);
    await expect(page.getByText(why(title))).toBeVisible();
    await expectAccessible(page);
    expect(sent).toEqual([]);

    await logIn(page, account);
    const [heading, text] = done(title);
    await expectToast(page, heading, text);
    await expect(page).toHaveURL(/\/songs#song-[\w-]+$/);
    const pressed = cardOf(page, title).getByRole('button', { name: shown });
    await expect(pressed).toBeInViewport();
    expect(sent).toEqual([request]);

    await page.reload();
    await expect(pressed).toBeVisible();
    expect(sent).toEqual([request]);
  });
}

test('a favorite that was pressed in the player is added after the sign-in, on the page of the press', async ({
  page,
  ownerApi,
  account,
}) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Played Song') });
  await openPage(page, '/songs');
  await cardOf(page, title)
    .getByRole('button', { name: `Play ${title}` })
    .click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  const player = page.getByRole('region', { name: 'Player' });
  await player.getByRole('button', { name: `Add ${title} to favorites` }).click();
  await logIn(page, account);

  await expectToast(page, 'Added to Favorites', title);
  await expect(page).toHaveURL('/about');
  await expect(player.getByRole('button', { name: `Remove ${title} from favorites` })).toBeVisible();
});

test('a vote survives a sign-up, whose email opens another tab', async ({
  page,
  context,
  ownerApi,
  product,
}) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Patient Song') });
  const email = uniqueEmail('meera');
  await openPage(page, '/songs');
  await cardOf(page, title)
    .getByRole('button', { name: /^Upvote / })
    .click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(
    page.getByText(`Your upvote for “${title}” counts as soon as you are signed in.`),
  ).toBeVisible();
  await page.getByLabel('Full Name').fill('Meera Das');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  const tab = await context.newPage();
  await openPage(tab, await product.linkInEmail(email, 'Confirm your email address'));
  await tab.getByRole('link', { name: 'Continue' }).click();
  await logIn(tab, { email, password: PASSWORD });
  await expectToast(tab, 'Vote Recorded', `You upvoted ${title}.`);
  await expect(tab).toHaveURL(/\/songs#song-[\w-]+$/);
});

test('a press does not become that of another person, who signs in in another tab', async ({
  page,
  context,
  ownerApi,
  account,
}) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Untouched Song') });
  const sent = changesOf(page);
  await openPage(page, '/songs');
  await cardOf(page, title)
    .getByRole('button', { name: /^Upvote / })
    .click();
  await expect(page.getByLabel('Email')).toBeVisible();

  const tab = await context.newPage();
  await openPage(tab, '/auth');
  await logIn(tab, account);
  await expect(tab).toHaveURL('/');

  await expect(page).toHaveURL(/\/songs#song-[\w-]+$/);
  await expect(cardOf(page, title).getByRole('button', { name: /^Upvote .*, 0$/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  // Back to the address that named the press, and signed out: it is gone.
  expect(await page.evaluate(() => localStorage.getItem('press'))).toBeNull();
  expect(sent).toEqual([]);
});

test('a vote that was cast before stays, when the press turns out to be its opposite', async ({
  page,
  context,
  ownerApi,
  account,
}) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Known Song') });
  await signIn(context, account);
  await openPage(page, '/songs');
  await cardOf(page, title)
    .getByRole('button', { name: /^Downvote / })
    .click();
  await expectToast(page, 'Vote Recorded', `You downvoted ${title}.`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Songs' }).click();
  await cardOf(page, title)
    .getByRole('button', { name: /^Upvote / })
    .click();
  await logIn(page, account);

  await expect(page).toHaveURL(/\/songs#song-[\w-]+$/);
  await expectToast(
    page,
    'Vote Already Cast',
    'You have already downvoted this song. Remove your current vote first.',
  );
});
