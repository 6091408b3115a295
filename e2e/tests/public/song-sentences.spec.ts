import type { Locator, Page } from '@playwright/test';
import { takeAudioAway } from '../../support/database.js';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { sentences } from '../../support/sentences.js';
import { expect, signIn, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

const said = sentences.songs;
/** A song of the demo, by its title; no test changes a part of it that another test checks. */
const TITLE = 'Oar Song';

type Message = readonly [title: string, sentence?: string];
type Press = (card: Locator) => Promise<void>;

const cardOf = (page: Page, title = TITLE) => page.getByRole('article', { name: title });
const upvote = (card: Locator) => card.getByRole('button', { name: /^Upvote/ }).click();
const downvote = (card: Locator) => card.getByRole('button', { name: /^Downvote/ }).click();
const heart = (card: Locator) => card.getByRole('button', { name: /favorites$/ }).click();
const play = (card: Locator) => card.getByRole('button', { name: /^Play/ }).click();
const openMenu = (card: Locator) => card.getByRole('button', { name: /^More actions/ }).click();
const download = (card: Locator) => card.getByRole('button', { name: 'Download' }).click();
const pressed = (card: Locator, name: RegExp) => expect(card.getByRole('button', { name, pressed: true }));

async function openAsUser(page: Page, address: string, account: { email: string; password: string }) {
  await signIn(page.context(), account);
  const mine = page.waitForResponse('**/api/me/songs');
  await openPage(page, address);
  expect((await mine).ok()).toBe(true);
}

const signInRequired: { name: string; press: Press; message: Message }[] = [
  { name: 'vote', press: upvote, message: said.loginToVote },
  { name: 'favorite', press: heart, message: said.loginToMark },
];
for (const { name, press, message } of signInRequired)
  test(`anonymous ${name}`, async ({ page }) => {
    await openPage(page, '/songs');
    await press(cardOf(page));
    await expectToast(page, ...message);
  });

const votes: { name: string; press: Press; again: RegExp; opposite: Press; messages: [Message, Message] }[] =
  [
    {
      name: 'upvote',
      press: upvote,
      again: /^Upvote/,
      opposite: downvote,
      messages: [said.upvoted, said.upvotedAlready],
    },
    {
      name: 'downvote',
      press: downvote,
      again: /^Downvote/,
      opposite: upvote,
      messages: [said.downvoted, said.downvotedAlready],
    },
  ];
for (const { name, press, again, opposite, messages } of votes)
  test(`${name}, the opposite vote, and removing the vote`, async ({ page, account }) => {
    await openAsUser(page, '/songs', account);
    const card = cardOf(page);
    await press(card);
    await expectToast(page, ...messages[0]);
    await opposite(card);
    await expectToast(page, ...messages[1]);
    await pressed(card, again).toBeVisible();
    await press(card);
    await expectToast(page, ...said.voteRemoved);
  });

test('adding and removing a favorite', async ({ page, account }) => {
  await openAsUser(page, '/songs', account);
  await heart(cardOf(page));
  await expectToast(page, ...said.marked);
  await heart(cardOf(page));
  await expectToast(page, ...said.unmarked);
});

test('a play and a download', async ({ page }) => {
  await openPage(page, '/songs');
  await play(cardOf(page));
  await expectToast(page, ...said.playing);
  await download(cardOf(page));
  await expectToast(page, ...said.downloading);
});

/** Requests that fail; the card then looks as before. */
const failures: { name: string; lost: RegExp; press: Press; message: Message }[] = [
  { name: 'upvote', lost: /\/vote$/, press: upvote, message: said.upvoteNotRecorded },
  { name: 'downvote', lost: /\/vote$/, press: downvote, message: said.downvoteNotRecorded },
  { name: 'favorite', lost: /\/favorite$/, press: heart, message: said.notMarked },
  { name: 'play', lost: /\/plays$/, press: play, message: said.playNotRecorded },
  { name: 'count of a download', lost: /\/downloads$/, press: download, message: said.downloadNotTracked },
];
for (const { name, lost, press, message } of failures)
  test(`${name} that fails`, async ({ page, account, gateway }) => {
    await openAsUser(page, `${gateway.origin}/songs`, account);
    gateway.lose(lost);
    await press(cardOf(page));
    await expectToast(page, ...message);
    await expect(cardOf(page).getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(cardOf(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  });

test('song that fails', async ({ page, gateway }) => {
  const response = await page.request.get('/api/songs');
  const songs = (await response.json()) as { id: string; title: string }[];
  const song = songs.find(({ title }) => title === TITLE);
  // The next song plays: if it failed as well, its error would cover this one.
  gateway.lose(new RegExp(`/${song?.id}/audio`));
  await openPage(page, `${gateway.origin}/songs`);

  await play(cardOf(page));

  await expectToast(page, ...said.notLoaded);
});

test('a vote whose removal fails stays', async ({ page, account, gateway }) => {
  await openAsUser(page, `${gateway.origin}/songs`, account);
  await upvote(cardOf(page));
  await expectToast(page, ...said.upvoted);
  gateway.lose(/\/vote$/);
  await upvote(cardOf(page));
  await expectToast(page, ...said.voteNotRemoved);
  await pressed(cardOf(page), /^Upvote/).toBeVisible();
});

test('votes and favorites report an outage', async ({ page, account, gateway }) => {
  await openAsUser(page, `${gateway.origin}/songs`, account);
  await gateway.stop();
  await upvote(cardOf(page));
  await expectToast(page, ...said.upvoteNotRecorded);
  await heart(cardOf(page));
  await expectToast(page, ...said.notMarked);
});

test('a file that fails to download opens in a new tab', async ({ page, gateway, scriptErrors }) => {
  // From the page that the browser generates around the file.
  scriptErrors.expect(/Blocked script execution in '.*\/audio/);
  await openPage(page, `${gateway.origin}/songs`);
  gateway.lose(/\/download$/);
  const tab = page.context().waitForEvent('page');
  await download(cardOf(page));
  await expectToast(page, ...said.notDownloaded);
  // The browser generates a page around the file.
  const seconds = () =>
    tab.then((opened) => opened.locator('video').evaluate((media: HTMLVideoElement) => media.duration));
  await expect.poll(seconds).toBeGreaterThan(1);
});

test('a file opens by a link if the browser blocks the new tab', async ({ page, gateway, scriptErrors }) => {
  // From the page that the browser generates around the file.
  scriptErrors.expect(/Blocked script execution in '.*\/audio/);
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
  await openPage(page, `${gateway.origin}/songs`);
  gateway.lose(/\/download$/);
  await download(cardOf(page));
  await expectToast(page, 'Download Failed', 'Your browser did not let a new tab open.');

  const tab = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open the file' }).click();
  expect((await tab).url()).toMatch(/\/api\/songs\/[\da-f-]+\/audio/);
});

test('a song without a file', async ({ page, ownerApi }) => {
  const { id, title } = await ownerApi.uploadSong({ title: unique('Soon') });
  await takeAudioAway(id);
  // The server caches the list until a change through the API, so upload another song.
  await ownerApi.uploadSong({ title: unique('Later') });
  await openPage(page, '/songs');
  await play(cardOf(page, title));
  await expectToast(page, ...said.noAudio);
});

test('a link to a song is copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/songs');
  await openMenu(cardOf(page));
  await cardOf(page)
    .getByRole('button', { name: `Share ${TITLE}` })
    .click();
  const address = `${baseURL}/songs/oar-song`;
  await expectToast(page, ...said.linkCopied, address);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
