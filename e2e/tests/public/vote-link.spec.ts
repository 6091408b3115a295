import type { Page } from '@playwright/test';
import { changeOne } from '../../support/database.js';
import { uniqueEmail } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';
import { ask, openLink, setDates, SUBJECT } from '../../support/vote-links.js';

test.beforeEach(({ product }) => setDates(product, 4));

const setStatus = (name: string, status: string) =>
  changeOne('update contest_entries set status = $2 where name = $1', [name, status]);

const focused = (page: Page) => page.locator(':focus');

test('the link says that it was used, and shows the vote in the browser that used it', async ({
  page,
  otherPage,
  product,
}) => {
  const email = uniqueEmail('again');
  await openPage(page, '/vote');
  await ask(page, 'Demo Entrant Two', email);
  await openLink(otherPage, product, email);
  const otherButton = otherPage.getByRole('button', { name: 'Count my vote' });
  await expect(otherButton).toBeVisible();
  await openLink(page, product, email);
  await page.getByRole('button', { name: 'Count my vote' }).click();
  await expect(page.getByRole('heading', { name: 'We have your vote' })).toBeFocused();
  // This page does not know yet that the link was used meanwhile.
  await otherButton.click();
  await openPage(page, '/about');
  await openLink(page, product, email);
  for (const one of [page, otherPage]) {
    await expect(one.getByRole('heading', { name: 'This link was used already' })).toBeFocused();
    await expect(one.getByRole('button', { name: 'Count my vote' })).toHaveCount(0);
  }
  await expect(page.getByRole('main')).toContainText('Demo Entrant Two');
  await expect(otherPage.getByRole('main')).toContainText('The browser in which you used it shows your vote');
  await expect(otherPage.getByRole('main')).not.toContainText('Demo Entrant');
});

test('a link that expired, and one that is wrong, say how to go on', async ({
  page,
  product,
  scriptErrors,
}) => {
  const email = uniqueEmail('late');
  await openPage(page, '/vote');
  await ask(page, 'Demo Entrant One', email);
  const link = await product.linkInEmail(email, SUBJECT, '/vote/confirm');
  await changeOne(`update vote_requests set expires_at = now() - interval '1 second' where email = $1`, [
    email,
  ]);
  scriptErrors.expectErrorResponse(410, '/api/contest/votes/link');
  await openPage(page, link);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await page.getByRole('link', { name: 'To the entries' }).click();
  await expect(page).toHaveURL('/vote');
  scriptErrors.expectErrorResponse(400, '/api/contest/votes/link');
  await openPage(page, '/vote/confirm#wrong');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('the list of entries stays open while a keyboard chooses, if the entry of the link has left', async ({
  page,
  product,
}) => {
  const email = uniqueEmail('keys');
  await openPage(page, '/vote');
  await ask(page, 'Demo Entrant One', email);
  await setStatus('Demo Entrant One', 'pending');
  await openLink(page, product, email);
  await expect(page.getByText('This entry is no longer in the contest.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Vote' })).toBeFocused();
  const choices = page.getByRole('radio');
  await choices.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const third = choices.nth(2);
  await expect(third).toBeFocused();
  await expect(third).toBeChecked();
  await page.getByRole('button', { name: 'Count my vote' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'We have your vote' })).toBeFocused();
});

test('the list of entries takes the focus, and a choice ends what was said of the entry before', async ({
  page,
  product,
  scriptErrors,
}) => {
  const email = uniqueEmail('other');
  await openPage(page, '/vote');
  await ask(page, 'Demo Entrant One', email);
  await openLink(page, product, email);
  await page.getByRole('button', { name: 'Choose another entry' }).press('Enter');
  await expect(focused(page)).toHaveText('All entries: your vote is for the one that you choose');
  await setStatus('Demo Entrant One', 'pending');
  scriptErrors.expectErrorResponse(409, '/api/contest/votes/confirm');
  await page.getByRole('button', { name: 'Count my vote' }).press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  await expect(alert).toHaveCount(1);
  await page.getByRole('radio', { name: 'Demo Entrant Two' }).check();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Count my vote' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'We have your vote' })).toBeFocused();
});
