import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

test('the owner sees the settings and tests the YouTube key', async ({
  ownerPage,
  ownerApi,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(412, '/api/admin/notices');
  await ownerPage.goto('/admin/settings/email/server');

  const emails = ownerPage.getByRole('region', { name: 'Emails' });
  await expect(emails).toContainText('Its emails are sent.');
  await expect(emails).toContainText(`Emails to you go to ${owner.email}.`);

  const news = ownerPage.getByRole('region', { name: 'What is new' });
  await news.getByLabel('When', { exact: true }).selectOption('Once a day');
  await news.getByLabel('At', { exact: true }).selectOption('21:00');
  await expect(news).toContainText('In the time zone Asia/Kolkata.');
  await news.getByRole('button', { name: 'Save' }).click();
  await expect(ownerPage.getByText('Choice saved')).toBeVisible();
  await ownerPage.reload();
  await expect(news.getByLabel('At', { exact: true })).toHaveValue('21');
  await ownerApi.chooseNotices('off');
  await news.getByLabel('When', { exact: true }).selectOption('At once');
  await news.getByRole('button', { name: 'Save' }).click();
  await expect(ownerPage.getByText('They chose: Never. Save again to replace')).toBeVisible();
  await news.getByRole('button', { name: 'Save' }).click();
  await expect(ownerPage.getByText('Choice saved')).toBeVisible();

  await ownerPage.goto('/admin/settings/all');
  await ownerPage.getByRole('link', { name: 'YouTube key' }).click();
  await expect(ownerPage.getByRole('region', { name: 'Uploads' })).toContainText('Files can be stored');
  await expect(ownerPage.getByRole('region', { name: 'Background work' })).toContainText('It works');
  await expect(ownerPage.locator('details').getByText('SMTP_URL')).toBeHidden();
  await ownerPage.getByText('For the operator').click();
  await expect(ownerPage.getByText('not set: jobs are kept in PostgreSQL')).toBeVisible();
  const main = ownerPage.getByRole('main');
  await expect(main.getByRole('link', { name: 'Queue dashboard' })).toHaveAttribute('href', '/admin/queues');
  await expect(main.getByRole('link', { name: 'API docs' })).toHaveAttribute('href', '/api/docs');

  const youtube = ownerPage.getByRole('region', { name: 'YouTube' });
  await expect(youtube).toContainText('Views are counted');
  await youtube.getByRole('button', { name: 'Test' }).click();
  await expect(youtube.getByRole('status')).toHaveText(/^The key works: YouTube answered in [\d,]+ ms\.$/);
  await expect(ownerPage.locator('body')).not.toContainText('for-the-stand-in');
});
