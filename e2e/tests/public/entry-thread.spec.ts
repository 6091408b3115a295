import { expectAccessible } from '../../support/accessibility.js';
import { openEntries } from '../../support/moderation.js';
import { unique, uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

const QUESTION = 'May I sing it in another key?\nMine is lower.';
const ANSWER = 'Of course.\nSee https://songs.example/keys';

test('an entrant and a moderator write to each other, and an email leads her to the answer', async ({
  page,
  ownerPage,
  product,
  visitorApi,
}) => {
  const [name, email] = [unique('Anjali'), uniqueEmail('anjali')];
  await visitorApi.submitEntry({ name, email, videoId: videoIdWithViews(10) });
  await openPage(page, await product.linkInEmail(email, 'Entry Submitted Successfully!', '/my-entry'));
  const thread = page.getByRole('region', { name: 'Write to Us' });
  const field = thread.getByLabel('Your message');
  const send = thread.getByRole('button', { name: 'Send Message' });
  const messages = thread.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(thread.getByText('There are no messages yet.')).toBeVisible();

  await field.fill(QUESTION);
  await send.click();
  await expect(thread.getByRole('status')).toHaveText('We have received your message.');
  await expect(field).toHaveValue('');
  await expect(messages).toHaveText([/^You, .*May I sing it/s]);

  await openEntries(ownerPage, name);
  const row = ownerPage.getByRole('article', { name });
  await expect(row.getByText('1 new message')).toBeVisible();
  await ownerPage.getByRole('button', { name: /^Unanswered messages/ }).click();
  await expect(ownerPage.getByRole('article')).toHaveCount(1);
  await row.getByRole('link', { name }).click();
  const answers = ownerPage.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(answers).toHaveText([/^Entrant, .*May I sing it/s]);
  await ownerPage.keyboard.press('m');
  const answer = ownerPage.getByLabel('Message to the entrant');
  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue('');
  await answer.fill(ANSWER);
  await ownerPage.getByRole('button', { name: 'Send message' }).click();
  await expect(answers).toHaveText([/^Entrant, /, /, not seen yet.*Of course/s]);
  await expect(answer).toHaveValue('');
  await expect(ownerPage.getByRole('button', { name: 'No answer needed' })).toHaveCount(0);
  await expectAccessible(ownerPage);

  await openPage(page, await product.linkInEmail(email, 'A message about your entry', '/my-entry'));
  await expect(messages).toHaveText([/^You, /, /^The contest’s team, .*Of course/s]);
  expect(await messages.last().innerText()).toContain(ANSWER);
  await expect(messages.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await ownerPage.reload();
  await expect(answers).toHaveText([/^Entrant, /, /Of course/]);
  await expect(ownerPage.getByText('not seen yet')).toHaveCount(0);

  // The next answer shows when she comes back to the tab.
  await answer.fill('One thing more.');
  await ownerPage.getByRole('button', { name: 'Send message' }).click();
  await expect(answers).toHaveCount(3);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(messages.last()).toContainText('One thing more.');
});
