import { search } from '../../support/console.js';
import { failEmail } from '../../support/database.js';
import { unique, uniqueEmail } from '../../support/names.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

test('a test mail goes the way of all mails, and the list follows by itself', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/emails');
  await ownerPage.getByRole('button', { name: 'Send test mail' }).click();
  await expect(ownerPage.getByText(`Test mail to ${owner.email} queued`)).toBeVisible();

  const mail = ownerPage.getByRole('article', { name: 'A test mail from your website' }).first();
  await expect(mail).toContainText(owner.email);
  await expect(mail).toContainText('Kept');
  await expect(mail).not.toContainText('Sent');
  await mail.getByRole('link').click();
  await expect(
    ownerPage.frameLocator('iframe').getByRole('heading', { name: 'The mails of your website arrive' }),
  ).toBeVisible();
});

test('mails are narrowed down by state, address and day; one that failed is sent again', async ({
  ownerPage,
  visitorApi,
}) => {
  const email = uniqueEmail('retry');
  await visitorApi.writeMessage({ name: 'Asha', email, subject: 'Hello', message: 'Hello!' });
  await ownerPage.goto('/admin/emails');
  await search(ownerPage, email);
  const mail = ownerPage.getByRole('article').filter({ hasText: email });
  await expect(mail).toContainText('Kept');
  await expect(mail).toHaveCount(1);

  await ownerPage.getByRole('button', { name: 'Failed' }).click();
  await expect(ownerPage.getByText('No mail matches')).toBeVisible();
  await failEmail(email);
  await ownerPage.getByRole('button', { name: 'Refresh' }).click();
  await expect(mail).toContainText('no such mailbox');
  await ownerPage.getByRole('button', { name: 'All' }).click();
  await mail.getByRole('button', { name: 'Retry' }).click();
  await expect(ownerPage.getByText('Mail queued again')).toBeVisible();
  await expect(mail).toContainText('Kept');

  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date());
  await ownerPage.getByLabel('Written until').fill('2025-01-01');
  await expect(ownerPage.getByText('No mail matches')).toBeVisible();
  await ownerPage.getByLabel('Written until').fill(today);
  await expect(mail).toBeVisible();
  await ownerPage.getByLabel('Written from').fill(today);
  await expect(mail).toBeVisible();
  await ownerPage.reload();
  await expect(ownerPage.getByLabel('Written from')).toHaveValue(today);
  await expect(ownerPage.getByLabel('Written until')).toHaveValue(today);
});

test('a mail is no wider than a small screen, however long a word a visitor has written', async ({
  ownerPage,
  visitorApi,
}) => {
  const email = uniqueEmail('long');
  const name = 'm'.repeat(90);
  await visitorApi.writeMessage({ name, email, subject: 'Hello', message: 'Hello!' });
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await ownerPage.goto('/admin/emails');
  await search(ownerPage, email);
  await ownerPage.getByRole('article').filter({ hasText: email }).getByRole('link').click();

  const mail = ownerPage.frameLocator('iframe');
  await expect(mail.getByText(name)).toBeVisible();
  const [needed, there] = await mail
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(needed).toBe(there);
});

test('a message is found, read, and answered in the mail program', async ({ ownerPage, visitorApi }) => {
  const subject = unique('A concert in കൊച്ചി');
  const email = uniqueEmail('school');
  await visitorApi.writeMessage({ name: 'ആശ മേനോൻ', email, subject, message: 'Will you sing?\n\nAsha' });
  await ownerPage.goto('/admin/messages');
  await search(ownerPage, 'nobody wrote this');
  await expect(ownerPage.getByText('No message matches')).toBeVisible();
  await search(ownerPage, subject);
  await ownerPage.getByRole('article', { name: subject }).getByRole('link').click();

  await expect(ownerPage.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  await expect(ownerPage.getByText('Will you sing?')).toBeVisible();
  await expect(ownerPage.getByText('ആശ മേനോൻ')).toBeVisible();
  const reply = new URL(
    (await ownerPage.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')) ?? '',
  );
  expect([reply.protocol, reply.pathname]).toEqual(['mailto:', email]);
  expect(Object.fromEntries(reply.searchParams)).toEqual({
    subject: `Re: ${subject}`,
    body: '\r\n\r\n> Will you sing?\r\n> \r\n> Asha',
  });
  await ownerPage.getByRole('link', { name: 'All messages' }).click();
  await expect(ownerPage).toHaveURL(/\/admin\/messages/);
});

test('who has opted out is listed', async ({ ownerPage, visitorApi }) => {
  const email = uniqueEmail('gone');
  await visitorApi.optOut(email);
  await ownerPage.goto('/admin/opt-outs');
  await search(ownerPage, email);
  await expect(ownerPage.getByRole('article')).toHaveCount(1);
  await expect(ownerPage.getByRole('article', { name: email })).toContainText('since');
  await search(ownerPage, `not-${email}`);
  await expect(ownerPage.getByText('No address matches')).toBeVisible();
});
