import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone, expectNoSidewaysScroll } from '../../support/accessibility.js';
import { confirm, confirmQuestion } from '../../support/console.js';
import { datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import { changeOne } from '../../support/database.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';
import { addSuspiciousVotes } from '../../support/votes.js';

const TITLE = 'Cover Song Contest 2025';
const REASON = 'The winner of this test needs no proof';

const openPoints = (page: Page) =>
  page.getByRole('list', { name: 'Before it can be proposed' }).locator('> li');

async function waive(page: Page, sentence: RegExp): Promise<void> {
  const point = openPoints(page).filter({ hasText: sentence });
  await point.getByRole('button', { name: /^Waive: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose the result although this is open?' });
  await expect(dialog).toContainText(sentence);
  await dialog.getByLabel('Reason', { exact: false }).first().fill(REASON);
  await dialog.getByRole('button', { name: 'Waive' }).click();
  await expect(dialog).toBeHidden();
  await expect(point).toContainText(`Waived: ${REASON}`);
}

test('the owner waives, proposes, drops, and certifies what she has seen', async ({
  ownerPage: page,
  ownerApi,
  product,
  scriptErrors,
}) => {
  test.slow();
  await setContest(product, FIRST_CONTEST, { ...datesOf(4), certifiedAt: null });
  await addSuspiciousVotes('Demo Entrant One', 'device', 1);
  await addSuspiciousVotes('Demo Entrant Two', 'stem', 3);
  await page.goto('/admin/results');
  const votes = openPoints(page).filter({ hasText: 'The votes are not closed.' });
  await expect(votes.getByRole('link', { name: 'To the votes' })).toHaveAttribute('href', /\/votes$/);
  await expect(votes.getByRole('button')).toHaveCount(0);

  // The upgrade took stock of the rules that were valid before.
  await expect(openPoints(page).filter({ hasText: 'No act in the log published' })).toHaveCount(0);
  await ownerApi.publishRules('Judges hear all entries.');

  // The worker closes the votes too, within a minute.
  await setContest(product, FIRST_CONTEST, { ...datesOf(5), certifiedAt: null });
  await changeOne('update contests set votes_closed_at = now() where slug = $1', [FIRST_CONTEST]);
  await page.reload();
  await expect(openPoints(page)).toContainText([
    'The jury has had no final.',
    /Nothing proves that the videos of \d+ finalists are the entrants’\./,
    'The rules do not say how parts become points.',
  ]);
  const propose = page.getByRole('button', { name: 'Propose the Result' });
  await expect(propose).toHaveAttribute('aria-disabled', 'true');
  await expect(propose).toHaveAccessibleDescription(
    'You can propose it once the 4 open points are settled or waived.',
  );
  await expect(page.getByRole('list', { name: 'Entries' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /\/entries\/[0-9a-f-]+\/show$/,
  );
  await expectAccessible(page);

  // The reason is published, so it is needed.
  scriptErrors.expect(/status of (400|409)/);
  await page.getByRole('button', { name: 'Waive: The jury has had no final.' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('The reason is published with the result.');
  await asked.getByRole('button', { name: 'Waive' }).click();
  await expect(asked.getByLabel('Reason *')).toBeFocused();
  await expect(asked.getByLabel('Reason *')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  for (const sentence of [/no final/, /wait(s)? for a decision/, /Nothing proves/, /rules do not say/])
    await waive(page, sentence);

  await propose.click();
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

  // Another tab has the proposal that this one drops.
  const other = await page.context().newPage();
  await other.goto('/admin/results');
  const certifyThere = other.getByRole('button', { name: 'Certify…' });
  await expect(certifyThere).toBeVisible();
  const drop = page.getByRole('button', { name: 'Drop the Proposal' });
  await confirm(page, drop, 'Drop this proposal?');
  await expect(page.getByText('Proposal dropped')).toBeVisible();
  await expect(propose).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('Not proposed');

  const certify = async (from: Page, title: string, password: string) => {
    const dialog = from.getByRole('dialog', { name: 'Certify this result?' });
    await dialog.getByLabel('Title of the contest').fill(title);
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Certify' }).click();
    return dialog;
  };
  await certifyThere.click();
  await certify(other, TITLE, owner.password);
  await expect(
    other.getByText('This proposal was certified or dropped, perhaps in another tab.'),
  ).toBeVisible();
  await expect(other.getByRole('button', { name: 'Propose the Result' })).toBeVisible();
  await other.close();

  await propose.click();
  await confirmQuestion(page, 'Propose the result?');
  await page.getByRole('button', { name: 'Certify…' }).click();
  const dialog = await certify(page, TITLE, 'A-wrong-password');
  const password = dialog.getByLabel('Your password');
  await expect(password).toHaveAccessibleDescription('Incorrect password');
  await expect(password).toBeFocused();
  await expect(dialog).toContainText('The result could not be certified');
  await expect(dialog.getByLabel('Title of the contest')).toHaveValue(TITLE);
  await expect(password).toHaveValue('A-wrong-password');
  await expectAccessible(page);
  await certify(page, 'Another contest', owner.password);
  await expect(dialog.getByLabel('Title of the contest')).toHaveAccessibleDescription(
    `This is not the title of the contest: ${TITLE}`,
  );
  await expect(dialog.getByLabel('Title of the contest')).toBeFocused();
  await certify(page, TITLE, owner.password);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Result certified')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'Nobody but you sees it before the winner is announced, 18 Aug 2098, 00:00',
  );
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Version 1');
  await expect(page.locator(':focus')).toHaveText('Certified');
  await expectAccessible(page);

  // What a correction needs is listed for an owner who wants one.
  const correction = page.getByRole('region', { name: 'Correct the result' });
  await expect(correction).toContainText('A correction is version 2.');
  await expect(openPoints(page)).toHaveCount(0);
  await correction.getByRole('button', { name: 'Correct the Result…', expanded: false }).press('Enter');
  await expect(openPoints(page)).toHaveCount(4);
  await expect(correction.getByRole('button', { name: 'Propose the Correction…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectFitsPhone(page);
  await expectNoSidewaysScroll(page, 320);
});

test('a contest that needs a result leads to its page', async ({
  ownerPage: page,
  product,
  scriptErrors,
}) => {
  scriptErrors.expect(/status of 409/);
  await setContest(product, FIRST_CONTEST, { certifiedAt: null });
  await page.route('**/api/admin/contests/*/certify', (route) =>
    route.fulfill({ status: 409, json: { code: 'RESULT_NEEDED', message: 'This contest has votes.' } }),
  );
  await page.goto('/admin/contests');
  await page.getByRole('link', { name: TITLE }).click();
  await confirm(
    page,
    page.getByRole('button', { name: 'Confirm the result' }),
    'Confirm the result of this contest?',
  );
  await expect(page).toHaveURL('/admin/results');
  await expect(page.getByText('Propose its result here, and certify it.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Contest' })).toHaveText(TITLE);
});
