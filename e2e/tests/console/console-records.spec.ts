import { unique, uniqueEmail } from '../../support/names.js';
import { search } from '../../support/console.js';
import { expect, test } from '../../support/test.js';

test('a form begins with what is saved now, not with what the list has kept', async ({
  ownerPage,
  ownerApi,
}) => {
  const { id, title } = await ownerApi.uploadSong({ title: unique('Older Words') });
  const newer = unique('Newer Words');
  await ownerPage.goto('/admin/songs');
  const edit = ownerPage.getByRole('link', { name: `Edit ${title}` });
  await expect(edit).toBeVisible();

  const elsewhere = await ownerPage.context().newPage();
  await elsewhere.goto(`/admin/songs/${id}`);
  await elsewhere.getByLabel(/^Title(?! in)/).fill(newer);
  await elsewhere.getByRole('button', { name: 'Save' }).click();
  await expect(elsewhere.getByText('Song saved')).toBeVisible();

  await edit.click();
  await expect(ownerPage.getByLabel(/^Title(?! in)/)).toHaveValue(newer);
});

test('the page of a mail follows what becomes of it', async ({ ownerPage, visitorApi }) => {
  const email = uniqueEmail('followed');
  await visitorApi.writeMessage({ name: 'Asha', email, subject: 'Hello', message: 'Hello!' });
  await ownerPage.goto('/admin/emails');
  const found = ownerPage.waitForResponse((response) => response.url().includes('%22q%22'));
  await search(ownerPage, email);
  await found;
  const mail = ownerPage.getByRole('article').filter({ hasText: email });
  await expect(mail).toContainText('Kept');

  // The first answer is that of a moment ago.
  await ownerPage.route(
    '**/api/admin/emails/*',
    async (route) => {
      const answer = await route.fetch();
      const then = { status: 'queued', delivery: null, sentAt: null, attempts: 0 };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...then } });
    },
    { times: 1 },
  );
  await mail.getByRole('link').click();

  await expect(ownerPage).toHaveURL(/\/show$/);
  const main = ownerPage.getByRole('main');
  await expect(main.getByText('Queued', { exact: true })).toBeVisible();
  // The state, and the time since which it is that.
  await expect(main.getByText('Kept', { exact: true })).toHaveCount(2);
});
