import { confirm } from '../../support/console.js';
import { decide, menuItem, openEntries } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { owner } from '../../support/stack.js';
import { expect, signIn, test } from '../../support/test.js';

test('the later of two moderators sees the current status and overwrites nothing', async ({
  ownerPage: first,
  otherPage: second,
  visitorApi,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(409, '/reject');
  const name = unique('Contested');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await signIn(second.context(), owner);
  for (const page of [first, second]) await openEntries(page, name);
  const row = first.getByRole('article', { name });
  const sameRow = second.getByRole('article', { name });
  await expect(sameRow).toContainText('Pending');

  await decide(first, row, 'Approve');
  await decide(second, sameRow, 'Reject');

  const message = second.getByRole('alert').filter({ hasText: 'Changed by someone else in the meantime' });
  await expect(message).toContainText(`The entry of ${name} is approved now.`);
  await expect(sameRow).toContainText('Approved');
  await first.reload();
  await expect(row).toContainText('Approved');
});

test('a decision on an entry that another moderator has deleted is reported', async ({
  ownerPage: first,
  otherPage: second,
  visitorApi,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(404, '/approve');
  const name = unique('Withdrawn');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await signIn(second.context(), owner);
  for (const page of [first, second]) await openEntries(page, name);
  const row = first.getByRole('article', { name });
  const sameRow = second.getByRole('article', { name });
  await expect(sameRow).toContainText('Pending');

  await confirm(first, await menuItem(first, row, 'Delete'), 'Delete this entry?');
  await expect(row).toHaveCount(0);
  await decide(second, sameRow, 'Approve');

  await expect(second.getByRole('alert')).toContainText(`The entry of ${name} has been deleted.`);
  await expect(sameRow).toHaveCount(0);
});
