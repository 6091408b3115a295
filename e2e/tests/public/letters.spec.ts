import type { Page } from '@playwright/test';
import { search } from '../../support/console.js';
import { unique, uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { sentences, texts } from '../../support/sentences.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

// All letters reach the owner under one subject, so the newest has to be that of the test.
test.describe.configure({ mode: 'serial' });

async function writeLetter(page: Page, subject: string): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Name').fill('Gayathri');
  await field('Email').fill(uniqueEmail('gayathri'));
  await field('Subject').fill(subject);
  await field('Message').fill('Would you come?\n\nWith greetings');
}

test('a letter to the artist is sent, and reaches the owner by mail', async ({ page, ownerPage }) => {
  const subject = unique('A concert in Kochi');
  await openPage(page, '/contact');
  await writeLetter(page, subject);
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expectToast(page, ...sentences.contact.sent);
  for (const name of ['Name', 'Email', 'Subject', 'Message'])
    await expect(page.getByRole('textbox', { name })).toHaveValue('');

  // Others write to the artist as well.
  await ownerPage.goto('/admin/emails');
  await search(ownerPage, owner.email);
  const mails = ownerPage.getByRole('article', { name: 'A message from your website' });
  await expect(mails.first()).toBeVisible();
  const links = mails.getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const letters: string[] = [];
  for (const address of addresses) {
    await ownerPage.goto(address);
    await expect(ownerPage.getByRole('heading', { level: 2 }).first()).toBeVisible();
    letters.push((await ownerPage.getByRole('main').textContent()) ?? '');
  }
  expect(
    letters.filter((letter) => letter.includes(subject) && letter.includes('Would you come?')),
  ).toHaveLength(1);
});

test('who opts out gets no more mails about the contest', async ({ page, ownerPage, ownerApi }) => {
  const email = uniqueEmail('no-mails');
  await openPage(page, `/opt-out?email=${encodeURIComponent(email)}`);
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.getByLabel('Email').fill('');
  const submit = page.getByRole('button', { name: texts.optOut.submit });
  await expect(submit).toBeVisible();
  await submit.click();
  await expectToast(page, ...sentences.optOut.missingEmail);

  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: texts.optOut.submit }).click();
  await expect(page.getByRole('heading', { name: texts.optOut.done })).toBeVisible();

  await ownerApi.submitEntry({ name: unique('Silent'), email, videoId: videoIdWithViews(0) });
  await ownerPage.goto('/admin/emails');
  await search(ownerPage, email);
  const mail = ownerPage.getByRole('article').filter({ hasText: email });
  await expect(async () => {
    await ownerPage.getByRole('button', { name: 'Refresh' }).click();
    await expect(mail).toContainText('Suppressed', { timeout: 500 });
  }).toPass({ timeout: 40_000 });
});

test('the button says for two seconds that the letter is being sent', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/contact');
  await writeLetter(page, unique('In no hurry'));
  const answer = page.waitForResponse('**/api/contact');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await answer).status()).toBe(204);

  await page.clock.runFor(1_900);
  await expect(page.getByRole('button', { name: texts.contact.sending })).toBeDisabled();

  await page.clock.runFor(200);
  await page.clock.resume();
  await expectToast(page, ...sentences.contact.sent);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

test('a letter that cannot be sent stays in the form', async ({ page, gateway }) => {
  await openPage(page, `${gateway.origin}/contact`);
  await writeLetter(page, 'Not lost');
  await gateway.stop();

  await page.getByRole('button', { name: 'Send Message' }).click();

  await expectToast(page, ...sentences.contact.notSent);
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Not lost');
});

test('an opt-out that fails is told', async ({ page, gateway }) => {
  const email = uniqueEmail('no-mails');
  await openPage(page, `${gateway.origin}/opt-out?email=${encodeURIComponent(email)}`);
  await gateway.stop();

  await page.getByRole('button', { name: texts.optOut.submit }).click();

  await expectToast(page, ...sentences.optOut.failed);
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
