import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone, expectNoSidewaysScroll } from '../../support/accessibility.js';
import { confirmQuestion, showIdentity } from '../../support/console.js';
import { datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import { ageIdentityChecks, changeOne } from '../../support/database.js';
import { expect, test } from '../../support/test.js';
import { addSuspiciousVotes } from '../../support/votes.js';

const TITLE = 'Cover Song Contest 2025';
const REASON = 'The winner of this test needs no proof';

const openPoints = (page: Page) =>
  page.getByRole('list', { name: 'Before it can be proposed' }).locator('> li');

async function waive(page: Page, sentence: RegExp): Promise<void> {
  const point = openPoints(page).filter({ hasText: sentence });
  await point.getByRole('button', { name: /^Skip, and say why: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose the result although this is open?' });
  await expect(dialog).toContainText(sentence);
  await dialog.getByLabel('Reason', { exact: false }).first().fill(REASON);
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(dialog).toBeHidden();
  await expect(point).toContainText(`Skipped: ${REASON}`);
}

test('the owner waives, proposes, and certifies what she has seen', async ({
  ownerPage: page,
  ownerApi,
  product,
  scriptErrors,
}) => {
  test.slow();
  scriptErrors.expect(/status of 400/);
  scriptErrors.expectErrorResponse(403, '/result/certification');
  await setContest(product, FIRST_CONTEST, { ...datesOf(5), certifiedAt: null });
  await addSuspiciousVotes('Demo Entrant One', 'device', 1);
  await addSuspiciousVotes('Demo Entrant Two', 'stem', 3);
  // The worker closes the votes too, within a minute.
  await changeOne('update contests set votes_closed_at = now() where slug = $1', [FIRST_CONTEST]);
  await page.goto('/admin/contest/result');
  // The upgrade took stock of the rules that were valid before.
  await expect(openPoints(page)).toContainText([
    'The jury has had no final.',
    /Nothing proves that the videos of \d+ finalists are the entrants’\./,
    'The rules do not say how parts become points.',
  ]);
  await expect(openPoints(page).filter({ hasText: 'No act in the log published' })).toHaveCount(0);
  await ownerApi.publishRules('Judges hear all entries.');
  await page.reload();
  await expect(openPoints(page)).toHaveCount(4);
  await expectAccessible(page);

  // The reason is published, so it is needed.
  await page.getByRole('button', { name: 'Skip, and say why: The jury has had no final.' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: 'Skip' }).click();
  await expect(asked.getByLabel('Reason *')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  for (const sentence of [/no final/, /wait(s)? for a decision/, /Nothing proves/, /rules do not say/])
    await waive(page, sentence);

  await page.getByRole('button', { name: 'Propose the Result' }).click();
  await confirmQuestion(page, 'Propose the result?');
  const finalists = page.getByRole('table', { name: 'Finalists by place' });
  await expect(finalists.getByRole('rowheader').first()).toHaveText('1. Demo Entrant Two');
  await expect(finalists.getByRole('row').nth(1).getByRole('cell')).toHaveText([
    '100.000place 13 votes',
    '100.000',
  ]);
  await expect(page.getByText('There is nothing for rendition and engagement.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Counted4');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Certify…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Certify this result?' });
  await dialog.getByLabel('Title of the contest').fill('Another contest');
  await ageIdentityChecks();
  await dialog.getByRole('button', { name: 'Certify' }).click();
  const check = page.getByRole('dialog', { name: 'Show that it is you' });
  await check.getByLabel('Your password').fill('A-wrong-password');
  await check.getByRole('button', { name: 'Continue' }).click();
  await expect(check.getByRole('alert')).toContainText('Incorrect password');
  await expect(check.getByLabel('Your password')).toBeFocused();
  await expectAccessible(page);
  await showIdentity(page);
  await expect(dialog.getByLabel('Title of the contest')).toHaveAccessibleDescription(
    `This is not the title of the contest: ${TITLE}`,
  );
  await dialog.getByLabel('Title of the contest').fill(TITLE);
  await dialog.getByRole('button', { name: 'Certify' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Result certified')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Version 1');
  await expect(page.locator(':focus')).toHaveText('Certified');
  await expectAccessible(page);

  const correction = page.getByRole('region', { name: 'Correct the result' });
  await correction.getByRole('button', { name: 'Correct the Result…' }).press('Enter');
  await expect(openPoints(page)).toHaveCount(4);
  await expectFitsPhone(page);
  await expectNoSidewaysScroll(page, 320);
});
