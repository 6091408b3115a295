import { openMail, search } from '../support/console.js';
import { unique, uniqueEmail, videoIdWithViews } from '../support/names.js';
import { openPage } from '../support/pages.js';
import { owner } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';

test('a letter to the artist is sent, and reaches the owner by mail', async ({ page, ownerPage }) => {
  const subject = unique('A concert in Kochi');
  await openPage(page, '/contact');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Name').fill('Gayathri');
  await field('Email').fill(uniqueEmail('gayathri'));
  await field('Subject').fill(subject);
  await field('Message').fill('Would you come?\n\nWith greetings');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expectToast(page, 'Message Sent!');
  for (const name of ['Name', 'Email', 'Subject', 'Message']) await expect(field(name)).toHaveValue('');

  await openMail(ownerPage, owner.email, 'A message from your website');
  const text = ownerPage.getByRole('main');
  await expect(text).toContainText(subject);
  await expect(text).toContainText('Would you come?');
});

test('who opts out gets no more mails about the contest', async ({ page, ownerPage, ownerApi }) => {
  const email = uniqueEmail('no-mails');
  await openPage(page, `/opt-out?email=${encodeURIComponent(email)}`);
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.getByLabel('Email').fill('');
  await page.getByRole('button', { name: 'Opt Out of Emails' }).click();
  await expectToast(page, 'Email Required', 'Please enter your email address to opt out');

  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Opt Out of Emails' }).click();
  await expect(page.getByRole('heading', { name: "You're All Set!" })).toBeVisible();

  await ownerApi.submitEntry({ name: unique('Silent'), email, videoId: videoIdWithViews(0) });
  await ownerPage.goto('/admin/emails');
  await search(ownerPage, email);
  const mail = ownerPage.getByRole('article').filter({ hasText: email });
  await expect(async () => {
    await ownerPage.getByRole('button', { name: 'Refresh' }).click();
    await expect(mail).toContainText('Suppressed', { timeout: 500 });
  }).toPass({ timeout: 40_000 });
});
