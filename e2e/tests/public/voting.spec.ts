import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAs } from '../../support/accessibility.js';
import { allLooks } from '../../support/looks.js';
import { changeOne } from '../../support/database.js';
import { uniqueEmail } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { captchaAnswer } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';
import { ask, openLink, setDates, SUBJECT } from '../../support/vote-links.js';

test.beforeEach(({ product }) => setDates(product, 4));

const myVote = (page: Page) => page.getByRole('region', { name: 'Your vote' });

test('a visitor votes with an address, moves the vote and takes it back', async ({
  page,
  otherPage,
  product,
}) => {
  const email = uniqueEmail('devi');
  await openPage(page, '/vote');
  await expect(page.getByText(/^Voting is open until 16 August 2098/)).toBeVisible();
  await expect(myVote(page)).toContainText('You have not voted yet.');
  await ask(page, 'Demo Entrant One', email);
  await expect(page.getByRole('button', { name: 'Vote for Demo Entrant One' })).toBeFocused();

  await openLink(otherPage, product, email);
  await expect(otherPage.getByText('Your vote in Cover Song Contest 2025 is for:')).toBeVisible();
  await otherPage.getByRole('button', { name: 'Count my vote' }).click();
  await expect(otherPage.getByRole('heading', { name: 'We have your vote' })).toBeFocused();
  const receipt = await otherPage.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent();
  await otherPage.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await otherPage.getByRole('button', { name: 'Copy the receipt' }).click();
  await expectToast(otherPage, 'The receipt is copied');
  expect(await otherPage.evaluate(() => navigator.clipboard.readText())).toBe(receipt);

  await otherPage.getByRole('link', { name: 'To the entries' }).click();
  await expect(myVote(otherPage)).toContainText('Demo Entrant One');
  await expect(myVote(otherPage)).toContainText('We have your vote.');
  await otherPage.getByRole('button', { name: 'Vote for Demo Entrant Two' }).click();
  const move = otherPage.getByRole('dialog', { name: 'Move your vote?' });
  await expect(move).toContainText('from Demo Entrant One to Demo Entrant Two');
  await move.getByRole('button', { name: 'Move my vote' }).click();
  await expect(myVote(otherPage)).toContainText('Demo Entrant Two');
  await expect(myVote(otherPage)).toContainText(receipt!);
  const card = otherPage.getByRole('article', { name: 'Demo Entrant Two' });
  await expect(card.getByText('Your vote')).toBeFocused();

  // The other browser does not know the voter, but can check the receipt.
  await page.getByText('Check a receipt').click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Please enter the receipt of your vote')).toBeVisible();
  await expect(page.getByLabel('Receipt')).toBeFocused();
  await page.getByLabel('Receipt').fill(receipt!.toLowerCase());
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('We have this vote.')).toBeVisible();

  await myVote(otherPage).getByRole('button', { name: 'Take it back' }).click();
  const takeBack = otherPage.getByRole('dialog', { name: 'Take your vote back?' });
  await takeBack.getByRole('button', { name: 'Take it back' }).click();
  await expect(myVote(otherPage)).toContainText('You have not voted yet.');
  await expect(myVote(otherPage).getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('This vote was taken back.')).toBeVisible();

  // The next person at this browser votes by email, and not as the first one.
  await myVote(otherPage).getByRole('button', { name: 'Not you? Forget who voted in this browser' }).click();
  await expectToast(otherPage, 'This browser has forgotten who voted. Votes stay as they are.');
  await otherPage.getByRole('button', { name: 'Vote for Demo Entrant One' }).click();
  await expect(otherPage.getByRole('dialog', { name: 'Your vote for' }).getByLabel('Email')).toBeVisible();
});

test('a form that does not load leaves the page, and another try opens its dialog again', async ({
  page,
  scriptErrors,
}) => {
  scriptErrors.expect(/status of 404/);
  const code = '**/assets/ask-form-*.js';
  await openPage(page, '/vote');
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Vote for Demo Entrant One' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your vote for' });
  await expect(dialog.getByRole('alert')).toHaveText(/^The site does not answer\./);
  await page.unroute(code);

  await dialog.getByRole('button', { name: 'Try Again' }).click();

  await expect(dialog.getByLabel('Email')).toBeVisible();
  await expect(dialog).toContainText('Demo Entrant One');
});

test('the ballot has no search before its first answer', async ({ page, scriptErrors }) => {
  scriptErrors.expect(/net::ERR_FAILED .*\/api\/contest\/ballot/);
  const ballot = '**/api/contest/ballot?*';
  const search = page.getByLabel('Search by name');
  await page.route(ballot, (route) => route.abort());
  await openPage(page, '/vote');
  await expect(page.getByText('The entries could not be loaded.')).toBeVisible();
  await expect(search).toHaveCount(0);

  await page.unroute(ballot);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await search.fill('entrant two');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(search).toHaveValue('entrant two');
});

test('a voter whose entry left the contest reads so, and nothing else about the vote, until it is back', async ({
  page,
  product,
}) => {
  const email = uniqueEmail('back');
  await openPage(page, '/vote');
  await ask(page, 'Demo Entrant One', email);
  await openLink(page, product, email);
  await page.getByRole('button', { name: 'Count my vote' }).click();
  await expect(page.getByRole('heading', { name: 'We have your vote' })).toBeFocused();
  const setStatus = (status: string) =>
    changeOne(`update contest_entries set status = $1 where name = 'Demo Entrant One'`, [status]);
  await setStatus('pending');
  await openPage(page, '/vote');
  await expect(myVote(page)).toContainText(
    'This entry is no longer in the contest. You can give your vote to another one.',
  );
  await expect(myVote(page)).not.toContainText('We have your vote.');
  await expect(myVote(page).getByRole('button', { name: 'Copy the receipt' })).toBeVisible();

  await changeOne(
    `insert into lost_votes (ballot_id, entry_id, lost_at, emailed_at)
     select id, entry_id, site_now() + interval '1 second', site_now() from ballots where email = $1
     on conflict (ballot_id, entry_id) do update set lost_at = excluded.lost_at, emailed_at = excluded.emailed_at`,
    [email],
  );
  await setStatus('approved');
  await openPage(page, '/vote');
  await expect(myVote(page)).toContainText('This entry had left the contest and is back.');
  await expect(myVote(page)).toContainText('We have your vote.');
});

test('with an account, one press votes', async ({ page, account }) => {
  await changeOne('update users set email_verified_at = now() where email = $1', [account.email]);
  await openPage(page, '/auth?returnTo=/vote');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/vote');
  await expect(page.getByText('With your vote you say: I am 18 or over.')).toBeVisible();
  await page.getByRole('button', { name: 'Vote for Demo Entrant One' }).click();
  await expect(myVote(page)).toContainText('Demo Entrant One');
  await expect(page.getByText('Your vote is for Demo Entrant One.')).toBeVisible();
  await page.reload();
  await expect(myVote(page)).toContainText('We have your vote.');
});

test('a visitor who creates an account to vote comes back to the chosen singer', async ({
  page,
  product,
}) => {
  const email = uniqueEmail('voter');
  const password = 'mazha-peyyunnu';
  await openPage(page, '/vote');
  await page.getByRole('button', { name: 'Vote for Demo Entrant One' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Or sign in' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Full Name').fill('Meera Das');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('link', { name: 'Back to Sign In' })).toBeVisible();

  await openPage(page, await product.linkInEmail(email, 'Confirm your email address'));
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();

  await expect(page).toHaveURL('/vote');
  await expect(page.getByRole('dialog')).toContainText('Demo Entrant One');
});

test('the page of an entry leads to its vote', async ({ page }) => {
  await openPage(page, '/entries/demo-entrant-one');
  await page.getByRole('link', { name: 'Vote for this entry' }).click();
  await expect(page.getByRole('dialog', { name: 'Your vote for' })).toContainText('Demo Entrant One');
  await expect(page).toHaveURL('/vote');
});

test('home and gallery lead to the votes', async ({ page }) => {
  for (const path of ['/', '/entries']) {
    await openPage(page, path);
    await page.getByRole('main').getByRole('link', { name: 'Vote now' }).click();
    await expect(page).toHaveURL('/vote');
  }
});

test('the order is of the browser, the same at each visit, and entries are found by name', async ({
  page,
  otherPage,
}) => {
  const names = async (one: Page) => {
    await openPage(one, '/vote');
    await expect(one.getByRole('heading', { level: 3 })).toHaveCount(6);
    return one.getByRole('heading', { level: 3 }).allTextContents();
  };
  await otherPage.addInitScript(() => localStorage.setItem('paattu-ballot-seed', '7'));
  await page.addInitScript(() => localStorage.setItem('paattu-ballot-seed', '1'));
  const [first, other] = [await names(page), await names(otherPage)];
  expect(other).not.toEqual(first);
  expect(other.toSorted()).toEqual(first.toSorted());
  expect(await names(page)).toEqual(first);

  await page.getByLabel('Search by name').fill('entrant one');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Demo Entrant One']);
  await page.getByLabel('Search by name').fill('nobody');
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
});

test('before voting and after it, nobody can vote', async ({ page, product }) => {
  await setDates(product, 3);
  await openPage(page, '/vote');
  await expect(page.getByText(/^Voting begins on 1 August 2098/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Vote for/ })).toHaveCount(0);
  await setDates(product, 5);
  await openPage(page, '/vote');
  await expect(page.getByText(/^Voting is closed. The winner is announced on 18 August 2098/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Vote for/ })).toHaveCount(0);
});

test('a busy network needs a captcha, and nothing typed is lost', async ({
  page,
  product,
  scriptErrors,
  extraHTTPHeaders,
}) => {
  const email = uniqueEmail('hostel');
  await openPage(page, '/vote');
  await changeOne(
    `insert into rate_limits (key, points, expire)
     values ('vote-email:' || $1, 10, extract(epoch from now() + interval '1 hour') * 1000)`,
    [extraHTTPHeaders!['x-forwarded-for']],
  );
  scriptErrors.expectErrorResponse(400, '/api/contest/votes');
  await page.getByRole('button', { name: 'Vote for Demo Entrant One' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your vote for' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('I am 18 or over').check();
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await expect(dialog.getByText(/Please solve the picture too\.$/)).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await expect(
    dialog.getByRole('img', { name: 'Distorted picture of six letters and digits' }),
  ).toBeVisible();
  await dialog.getByLabel('CAPTCHA').fill(captchaAnswer);
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('dialog', { name: 'Look into your mailbox' })).toBeVisible();
  expect(await product.linkInEmail(email, SUBJECT, '/vote/confirm')).toContain('/vote/confirm#');
});

test('the entries, the question and a vote are accessible and fit each screen, in both languages', async ({
  page,
  product,
}) => {
  const email = uniqueEmail('looks');
  await openPage(page, '/vote');
  await page.getByRole('button', { name: 'Vote for Demo Entrant One' }).click();
  for (const look of allLooks) await expectAccessibleAs(page, look);
  await page.keyboard.press('Escape');
  await ask(page, 'Demo Entrant One', email);
  await openLink(page, product, email);
  await expect(page.getByRole('button', { name: 'Count my vote' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Count my vote' }).click();
  await expect(page.getByRole('heading', { name: 'We have your vote' })).toBeFocused();
  for (const path of ['/vote', '/ml/vote']) {
    await openPage(page, path);
    await expect(page.getByRole('main')).toContainText(/^[^]*[0-9A-Z]{5}-[0-9A-Z]{5}/);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
    for (const look of allLooks) await expectAccessibleAs(page, look);
  }
});
