import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { confirmQuestion, rareAction } from '../../support/console.js';
import { datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import { changeOne } from '../../support/database.js';
import { Judge } from '../../support/judge.js';
import { uniqueEmail } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

const INVITATION = 'An invitation to the jury';
const NAMES = ['Demo Judge A', 'Demo Judge B', 'Demo Judge C'] as const;

const judgeRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Judges' }).getByRole('row').filter({ hasText: name });

async function invite(page: Page, name: string, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Invite a judge' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByRole('button', { name: 'Invite a judge' }).click();
}

test('the owner invites judges, opens the final, watches it, and revokes a judge', async ({
  ownerPage: page,
  ownerApi,
  product,
  playwright,
  extraHTTPHeaders,
  scriptErrors,
}) => {
  test.slow();
  // Entries are closed, and the winner is announced in many years.
  await setContest(product, FIRST_CONTEST, { ...datesOf(5), certifiedAt: null });
  await ownerApi.rejectPending();
  const newJudge = async () =>
    new Judge(await playwright.request.newContext({ baseURL: product.origin, extraHTTPHeaders }));
  const [judgeA, judgeB, judgeC] = [await newJudge(), await newJudge(), await newJudge()];
  const emails = NAMES.map(() => uniqueEmail('judge'));
  const [emailA = '', emailB = '', emailC = ''] = emails;

  await page.goto('/admin/jury');
  await expect(page.getByText('No judge yet')).toBeVisible();
  await expectAccessible(page);
  for (const [index, name] of NAMES.entries()) {
    await invite(page, name, emails[index] ?? '');
    await expect(judgeRow(page, name)).toContainText('Invited');
  }
  scriptErrors.expect(/status of 409/);
  await invite(page, 'Demo Judge D', emailA);
  await expect(page.getByRole('form', { name: 'Invite a judge' })).toContainText(
    'This address has been invited as a judge already.',
  );

  // A wrong address is deleted with its judge.
  await invite(page, 'Demo Judge D', uniqueEmail('wrong'));
  await expect(judgeRow(page, 'Demo Judge D')).toContainText('Invited');
  await (await rareAction(page, 'Demo Judge D', 'Delete…')).click();
  await confirmQuestion(page, 'Delete Demo Judge D?');
  await expect(judgeRow(page, 'Demo Judge D')).toHaveCount(0);

  // Two judges are too few.
  await judgeA.accept(await product.linkInEmail(emailA, INVITATION, '/jury'));
  const firstLink = await product.linkInEmail(emailB, INVITATION, '/jury');
  await judgeB.accept(firstLink);
  await page.reload();
  await expect(judgeRow(page, NAMES[0])).toContainText('Accepted');
  const opening = page.getByRole('region', { name: 'Open a round' });
  await expect(opening).toContainText('A round needs at least three judges who have accepted. 2 have.');
  await expect(opening.getByRole('button')).toHaveCount(0);

  await judgeC.accept(await product.linkInEmail(emailC, INVITATION, '/jury'));
  await page.reload();
  const deadline = opening.getByLabel('Judges can mark until');
  await opening.getByRole('button', { name: 'Open the Final' }).click();
  await expect(deadline).toBeFocused();
  await expect(opening).toContainText('Please enter the day and the time');
  const approved = await page.request.get('/api/contest/entries?limit=100');
  const finalists = ((await approved.json()) as unknown[]).length;
  await expect(opening).toContainText(
    `Each of 3 judges marks ${finalists} finalists: ${3 * finalists} marks.`,
  );
  await deadline.fill('2098-08-17T18:00');
  await expectAccessible(page);
  await opening.getByRole('button', { name: 'Open the Final' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(deadline).toHaveValue('2098-08-17T18:00');
  await opening.getByRole('button', { name: 'Open the Final' }).click();
  await confirmQuestion(page, 'Open the final?');
  await expect(page.getByText('The final is open').first()).toBeVisible();
  await expect(opening).toBeHidden();
  const final = page.getByRole('region', { name: 'Final', exact: true });
  await expect(final).toContainText(`0 of ${3 * finalists} marks, closes in`);

  const [video = ''] = await judgeA.listVideos();
  await judgeA.mark(video, 17, 12);
  await judgeB.mark(video, 4, 4);
  await page.reload();
  await expect(final).toContainText(`2 of ${3 * finalists} marks`);
  const marks = final.getByRole('table', { name: 'Marks of each judge: Final' });
  await expect(marks.getByRole('columnheader')).toHaveText([
    'Entry',
    `Demo Judge A1/${finalists}`,
    `Demo Judge B1/${finalists}`,
    `Demo Judge C0/${finalists}`,
  ]);
  await expect(final).toContainText('Marks are hidden from everybody until the final has closed.');
  await expect(marks.getByRole('row').filter({ hasText: 'done' }).getByRole('cell')).toHaveText([
    'done',
    'done',
    'open',
  ]);
  await expect(judgeRow(page, NAMES[0])).toContainText(`1 of ${finalists}`);
  await expect(page.getByText('Nobody can join this jury any more')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Invite a judge' })).toHaveCount(0);
  await expectAccessible(page);

  const extension = page.getByRole('form', { name: 'Extend the deadline' });
  await extension.getByLabel('Judges can mark until').fill('2098-08-16T18:00');
  await extension.getByRole('button').click();
  await expect(extension).toContainText('Please enter a later time');
  await extension.getByLabel('Judges can mark until').fill('2098-08-17T20:00');
  await extension.getByRole('button').click();
  await confirmQuestion(page, 'Extend the deadline to 17 Aug 2098, 20:00 IST?');
  await expect(final).toContainText('closes 17 Aug 2098, 20:00');

  await (await rareAction(page, NAMES[2], 'Revoke…')).click();
  const question = page.getByRole('dialog', { name: 'Revoke Demo Judge C as a judge?' });
  await expect(question).toContainText(
    `${finalists} marks are left open. In the first round, you can give them to other judges.`,
  );
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(question).toContainText('Please write the reason');
  await question.getByLabel('Reason').fill('A conflict of interest');
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(judgeRow(page, NAMES[2])).toContainText('Revoked');
  await expect(judgeRow(page, NAMES[2])).toContainText('A conflict of interest');
  await expect(final).toContainText(`2 of ${2 * finalists} marks`);
  expect(await judgeC.isSignedIn()).toBe(false);

  await (await rareAction(page, NAMES[1], 'Send a New Link')).click();
  await confirmQuestion(page, 'Send a new link to Demo Judge B?');
  await expect(judgeRow(page, NAMES[1])).toContainText('No browser');
  expect(await judgeB.isSignedIn()).toBe(false);
  await expect
    .poll(() => product.linkInEmail(emailB, INVITATION, '/jury'), { timeout: 40_000 })
    .not.toBe(firstLink);

  await changeOne(
    `update jury_rounds set opened_at = site_now() - interval '2 hours', closes_at = site_now() - interval '1 hour'`,
    [],
  );
  await page.reload();
  const marked = marks.getByRole('row').nth(1);
  await expect(marked.getByRole('cell')).toHaveText(['7.5', '2.0', 'open', '4.8', '5.5, second look']);
  await expect(final).toContainText('The judges differ by more than 4 about');
  await final.getByRole('button', { name: 'Rendition' }).click();
  await expect(marked.getByRole('cell').first()).toHaveText('8.5');
  await expectAccessible(page);

  await expectFitsPhone(page);
  await expect(final.getByRole('list', { name: 'Marks of each judge: Final' })).toContainText('second look');
});
