import { expectAccessible, expectAccessibleAs, expectFitsPhone } from '../../support/accessibility.js';
import { datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import { expect, test } from '../../support/test.js';
import { addSuspiciousVotes } from '../../support/votes.js';

test.beforeEach(async ({ product }) => {
  await setContest(product, FIRST_CONTEST, { ...datesOf(4), certifiedAt: null });
});

// @trust vote-fraud
test('the owner quarantines a cluster with a reason, undoes it, and opens the tallies with one', async ({
  ownerPage: page,
  scriptErrors,
}) => {
  await addSuspiciousVotes('Demo Entrant One', 'stem', 6);
  await addSuspiciousVotes('Demo Entrant Two', 'device', 3);
  await page.goto('/admin/contest/votes');
  const figures = page.getByRole('main').locator('dl').first();
  await expect(figures).toContainText(/Counted9/);
  await expect(page.getByRole('img', { name: /^Votes per hour: 9 counted, 0 set aside\./ })).toBeVisible();
  const clusters = page.getByRole('table', { name: 'Suspicious votes' });
  const numbered = clusters.getByRole('row', { name: /^Choose Numbered addresses: singer#/ });
  await expect(clusters.getByRole('rowheader')).toContainText(['One browser', 'Numbered addresses: singer#']);
  await expect(numbered).toContainText('Demo Entrant One6 of 6');
  await expect(numbered).toContainText('Counted');
  await expect(page.getByText('Choose all groups', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await numbered.getByRole('checkbox').press('Space');
  const bar = page.getByRole('group', { name: 'Chosen groups' });
  await expect(bar).toContainText('1 group, 6 votes');
  await bar.getByLabel('Reason').fill('Numbered addresses, at night');
  await bar.getByRole('button', { name: 'Set aside' }).press('Enter');
  await expect(page.getByText('6 votes set aside').first()).toBeVisible();
  await expect(bar.getByRole('checkbox')).toBeFocused();
  await expect(numbered).toContainText('Set asideby your decision');
  await expect(figures).toContainText(/Counted3/);
  const decisions = page.getByRole('list', { name: 'What was done' }).getByRole('listitem');
  await expect(decisions).toContainText(['Numbered addresses, at night']);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFitsPhone(page);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(numbered).toContainText('Counted');
  await expect(decisions).toContainText(['undone']);
  await expect(figures).toContainText(/Counted9/);

  // The votes of each entry open only with a reason.
  scriptErrors.expectErrorResponse(409, '/api/admin/votes/tallies');
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.getByRole('button', { name: 'Open the tallies…' }).click();
  const question = page.getByRole('dialog', { name: 'Open the tallies before the result?' });
  await question.getByLabel('Reason').fill('A complaint about numbered addresses');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  const tallies = page.getByRole('region', { name: 'Votes of each entry' });
  await expect(tallies).toContainText('A complaint about numbered addresses');
  await expect(tallies.getByRole('row', { name: /Demo Entrant One/ }).getByRole('cell')).toHaveText([
    '6',
    '0',
  ]);
  await expectAccessible(page);
});

test('the list of throwaway domains is accessible', async ({ ownerPage: page }) => {
  await page.goto('/admin/contest/votes');
  const section = page.getByRole('region', { name: 'Throwaway mail domains' });
  await section
    .getByRole('textbox', { name: 'Domain' })
    .fill('a-service-with-a-long-name-of-throwaway-mailboxes-for-all.example');
  await section.getByRole('textbox', { name: 'Reason' }).fill('Found in a list');
  await section.getByRole('button', { name: 'Add' }).click();
  const domain = section.getByRole('list', { name: 'Throwaway mail domains' }).getByRole('listitem');
  await expect(domain).toContainText(
    /^a-service-with-a-long-name-.*Found in a list.*added.*For the votes of: /,
  );
  await expectAccessible(page);
  await expectAccessibleAs(page, { width: 320, theme: 'dark' });
});
