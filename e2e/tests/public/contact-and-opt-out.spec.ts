import { search } from '../../support/console.js';
import { unique, uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

// All contact messages reach the owner with the same email subject, so the newest must be that of the running test.
test.describe.configure({ mode: 'serial' });

test('a contact message stays for a reload until it is sent, and reaches the owner by email', async ({
  page,
  ownerPage,
}) => {
  const subject = unique('A concert in Kochi');
  const field = (name: string) => page.getByRole('textbox', { name });
  await openPage(page, '/contact');
  await field('Name').fill('Gayathri');
  await field('Email').fill(uniqueEmail('gayathri'));
  await field('Subject').fill(subject);
  await field('Message').fill('Would you come?\n\nWith greetings');
  await page.reload();
  await expect(field('Subject')).toHaveValue(subject);
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByRole('status').filter({ hasText: texts.contact.sent })).toBeVisible();
  await page.reload();
  await expect(field('Subject')).toHaveValue('');

  // Other tests send contact messages, too.
  await ownerPage.goto('/admin/settings/email');
  await search(ownerPage, owner.email);
  const emails = ownerPage.getByRole('row', { name: 'A message from your website' });
  await expect(emails.first()).toBeVisible();
  const links = emails.getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const contents: string[] = [];
  for (const address of addresses) {
    await ownerPage.goto(address);
    await expect(ownerPage.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    contents.push((await ownerPage.getByRole('main').textContent()) ?? '');
  }
  expect(
    contents.filter((content) => content.includes(subject) && content.includes('Would you come?')),
  ).toHaveLength(1);
});

test('an address gets no more emails about the contest once its mailbox confirms that', async ({
  page,
  product,
  ownerPage,
  ownerApi,
}) => {
  const email = uniqueEmail('no-emails');
  await openPage(page, `/opt-out?email=${encodeURIComponent(email)}`);
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.getByRole('button', { name: texts.optOut.submit }).click();
  await expect(page.getByRole('heading', { name: texts.optOut.done })).toBeVisible();
  await expect(
    page.getByText(`One step is left: follow the link in the email that we have sent to ${email}.`),
  ).toBeVisible();

  await openPage(
    page,
    await product.linkInEmail(email, 'Please confirm that you want no emails', '/opt-out'),
  );
  await page.getByRole('button', { name: texts.optOut.submit }).click();
  await expect(
    page.getByText(`${email} will not receive any more emails about the contest, except`),
  ).toBeVisible();

  await ownerApi.submitEntry({ name: unique('Silent'), email, videoId: videoIdWithViews(0) });
  await ownerPage.goto('/admin/settings/email');
  await search(ownerPage, email);
  const row = ownerPage.getByRole('row').filter({ hasText: email }).filter({ hasText: 'Entry Submitted' });
  await expect(async () => {
    await ownerPage.getByRole('button', { name: 'Refresh' }).click();
    await expect(row).toContainText('Suppressed', { timeout: 500 });
  }).toPass({ timeout: 120_000 });
});
