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

  await page.goto('/admin/contest/jury');
  await expect(page.getByText('No judge yet')).toBeVisible();
  await expectAccessible(page);
  for (const [index, name] of NAMES.entries()) {
    await invite(page, name, emails[index] ?? '');
    await expect(judgeRow(page, name)).toContainText('Invited');
  }
  await judgeA.accept(await product.linkInEmail(emailA, INVITATION, '/jury'));
  const firstLink = await product.linkInEmail(emailB, INVITATION, '/jury');
  await judgeB.accept(firstLink);
  await judgeC.accept(await product.linkInEmail(emailC, INVITATION, '/jury'));
  await page.reload();
  const opening = page.getByRole('region', { name: 'Open a round' });
  const deadline = opening.getByLabel('Judges can mark until');
  const approved = await page.request.get('/api/contest/entries?limit=100');
  const finalists = ((await approved.json()) as unknown[]).length;
  await expect(opening).toContainText(
    `Each of 3 judges marks ${finalists} finalists: ${3 * finalists} marks.`,
  );
  await deadline.fill('2098-08-17T18:00');
  await expectAccessible(page);
  await opening.getByRole('button', { name: 'Open the Final' }).click();
  await confirmQuestion(page, 'Open the final?');
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
  await expectAccessible(page);

  await (await rareAction(page, NAMES[2], 'Revoke…')).click();
  const question = page.getByRole('dialog', { name: 'Revoke Demo Judge C as a judge?' });
  await question.getByLabel('Reason').fill('A conflict of interest');
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(judgeRow(page, NAMES[2])).toContainText('Revoked');
  await expect(final).toContainText(`2 of ${2 * finalists} marks`);
  expect(await judgeC.isSignedIn()).toBe(false);

  await (await rareAction(page, NAMES[1], 'Send a New Link')).click();
  await confirmQuestion(page, 'Send a new link to Demo Judge B?');
  await expect(judgeRow(page, NAMES[1])).toContainText('No browser');
  expect(await judgeB.isSignedIn()).toBe(false);
  await expect
    .poll(() => product.linkInEmail(emailB, INVITATION, '/jury'), { timeout: 120_000 })
    .not.toBe(firstLink);

  await changeOne(
    `update jury_rounds set opened_at = site_now() - interval '2 hours', closes_at = site_now() - interval '1 hour'`,
    [],
  );
  await page.reload();
  const marked = marks.getByRole('row').nth(1);
  await expect(marked.getByRole('cell')).toHaveText(['7.5', '2.0', 'open', '4.8', '5.5, second look']);
  await expectAccessible(page);

  await expectFitsPhone(page);
  await expect(final.getByRole('list', { name: 'Marks of each judge: Final' })).toContainText('second look');
});
