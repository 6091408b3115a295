import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAs } from '../../support/accessibility.js';
import { allLooks } from '../../support/looks.js';
import { uniqueEmail } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';
import { ask, openLink, setDates } from '../../support/vote-links.js';

test.beforeEach(({ product }) => setDates(product, 4));

const myVote = (page: Page) => page.getByRole('region', { name: 'Your vote' });

test('a visitor votes with an address, moves the vote and takes it back', async ({
  page,
  otherPage,
  product,
}) => {
  const email = uniqueEmail('devi');
  await openPage(page, '/vote');
  await expect(page.getByText(/^Voting is open until .* 1[56] August\.$/)).toBeVisible();
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

test('a visitor who creates an account to vote comes back to the chosen singer, and votes with one press', async ({
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
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();

  await expect(page).toHaveURL('/vote');
  await expect(page.getByRole('dialog')).toContainText('Demo Entrant One');
  await page.getByRole('dialog').getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(page.getByText('Your vote is for Demo Entrant One.')).toBeVisible();
  await page.reload();
  await expect(myVote(page)).toContainText('Demo Entrant One');
  await expect(myVote(page)).toContainText('We have your vote.');
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
