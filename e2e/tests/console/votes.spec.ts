import { expectAccessible, expectAccessibleAs, expectFitsPhone } from '../../support/accessibility.js';
import { datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import { expect, test } from '../../support/test.js';
import { addSuspiciousVotes } from '../../support/votes.js';

test.beforeEach(async ({ product }) => {
  await setContest(product, FIRST_CONTEST, { ...datesOf(4), certifiedAt: null });
});

// @trust vote-fraud
test('the owner quarantines a cluster with a reason, and undoes it', async ({ ownerPage: page }) => {
  await addSuspiciousVotes('Demo Entrant One', 'stem', 6);
  await addSuspiciousVotes('Demo Entrant Two', 'device', 3);
  await page.goto('/admin/votes');
  const figures = page.getByRole('main').locator('dl').first();
  await expect(figures).toContainText(/Counted9/);
  await expect(page.getByRole('img', { name: /^Votes per hour: 9 counted, 0 quarantined\./ })).toBeVisible();
  const clusters = page.getByRole('table', { name: 'Suspicious votes' });
  const numbered = clusters.getByRole('row', { name: /^Choose Numbered addresses: singer#/ });
  await expect(clusters.getByRole('rowheader')).toContainText(['One browser', 'Numbered addresses: singer#']);
  await expect(numbered).toContainText('Demo Entrant One6 of 6');
  await expect(numbered).toContainText('Counted');
  await expect(page.getByText('Choose all clusters', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await numbered.getByRole('button', { name: 'Why: Numbered addresses: singer#' }).press('Enter');
  await expect(
    clusters.getByText('6 addresses differ from others only in their numbers: singer#.'),
  ).toBeVisible();

  await numbered.getByRole('checkbox').press('Space');
  const bar = page.getByRole('group', { name: 'Chosen clusters' });
  await expect(bar).toContainText('1 cluster, 6 votes');
  await bar.getByRole('button', { name: 'Quarantine' }).press('Enter');
  await expect(bar.getByLabel('Reason')).toBeFocused();
  await expect(bar).toContainText('Please write the reason');
  await bar.getByLabel('Reason').fill('Numbered addresses, at night');
  await bar.getByRole('button', { name: 'Quarantine' }).press('Enter');
  await expect(page.getByText('6 votes quarantined').first()).toBeVisible();
  await expect(bar.getByRole('checkbox')).toBeFocused();
  await expect(numbered).toContainText('Quarantinedby your decision');
  await expect(figures).toContainText(/Counted3/);
  const decisions = page.getByRole('list', { name: 'What was done' }).getByRole('listitem');
  await expect(decisions).toContainText(['Numbered addresses, at night']);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFitsPhone(page);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(numbered).toContainText('Counted');
  await expect(decisions).toContainText(['undone']);
  await expect(figures).toContainText(/Counted9/);

  await numbered.getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(numbered.getByRole('checkbox')).not.toBeChecked();
});

// @trust vote-fraud
test('the votes of each entry open only with a reason', async ({ ownerPage: page, scriptErrors }) => {
  await addSuspiciousVotes('Demo Entrant One', 'stem', 3);
  await page.goto('/admin/votes');
  scriptErrors.expectErrorResponse(409, '/api/admin/votes/tallies');
  await page.getByRole('button', { name: 'Open the tallies…' }).click();
  const question = page.getByRole('dialog', { name: 'Open the tallies before the result?' });
  await question.getByRole('button', { name: 'Open the tallies' }).click();
  await expect(question).toContainText('Please write the reason');
  await question.getByLabel('Reason').fill('A complaint about numbered addresses');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  const tallies = page.getByRole('region', { name: 'Votes of each entry' });
  await expect(tallies).toContainText('A complaint about numbered addresses');
  await expect(tallies.getByRole('row', { name: /Demo Entrant One/ }).getByRole('cell')).toHaveText([
    '3',
    '0',
  ]);
  await expectAccessible(page);

  // They are open for an hour, and need no other reason.
  await expect(tallies).toContainText(/Open until .+\./);
  await page.reload();
  await page.getByRole('button', { name: 'Open the tallies…' }).click();
  await expect(tallies).toContainText('A complaint about numbered addresses');
});

test('without votes, and where they do not load, the page says so', async ({
  ownerPage: page,
  scriptErrors,
}) => {
  await page.goto('/admin/votes');
  await expect(page.getByText('No votes look suspicious.')).toBeVisible();
  await expect(page.getByText('Nobody has voted yet.')).toBeVisible();
  await expect(page.getByText('Nothing was decided yet.')).toBeVisible();

  scriptErrors.expect(/ERR_FAILED/);
  await page.route(/\/api\/admin\/votes\/clusters/, (route) => route.abort());
  await page.reload();
  const failure = page.getByRole('alert').filter({ hasText: 'The suspicious votes could not be loaded' });
  await expect(failure).toBeVisible();
  await page.unroute(/\/api\/admin\/votes\/clusters/);
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No votes look suspicious.')).toBeVisible();
});

test('the owner adds throwaway domains and removes them, with reasons', async ({
  ownerPage: page,
  scriptErrors,
}) => {
  await page.goto('/admin/votes');
  const section = page.getByRole('region', { name: 'Throwaway mail domains' });
  await expect(section).toContainText('You have added no throwaway domain.');
  const field = section.getByRole('textbox', { name: 'Domain' });
  const reason = section.getByRole('textbox', { name: 'Reason' });
  await section.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(section).toContainText('Please enter a domain');
  await expect(section).toContainText('Please write the reason');
  await expect(field).toBeFocused();

  scriptErrors.expectErrorResponse(400, '/api/admin/votes/disposable-domains');
  await reason.fill('Mailboxes for ten minutes');
  for (const [typed, error] of [
    ['asha@gmail.com', 'Many people have their everyday address at this domain.'],
    ['rivalcollege.ac.in', 'People who study or work there have their address at this domain.'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(section).toContainText(error);
    await expect(field).toHaveValue(typed);
  }
  await field.fill('@Thrown.EXAMPLE');
  await field.press('Enter');
  await expect(page.getByText('thrown.example added')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(reason).toHaveValue('');
  await field.fill('a-service-with-a-long-name-of-throwaway-mailboxes-for-all.example');
  await reason.fill('Found in a list');
  await section.getByRole('button', { name: 'Add' }).click();
  const domains = section.getByRole('list', { name: 'Throwaway mail domains' }).getByRole('listitem');
  await expect(domains).toContainText([
    /^a-service-with-a-long-name-.*Found in a list.*added.*For the votes of: /,
    /^thrown\.example.*Mailboxes for ten minutes.*added.*For the votes of: /,
  ]);
  await expectAccessible(page);
  await expectAccessibleAs(page, { width: 320, theme: 'dark' });

  await domains.getByRole('button', { name: 'Remove thrown.example' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Remove thrown.example?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toContainText('Please write the reason');
  await question.getByLabel('Reason').fill('Added by mistake');
  await page.keyboard.press('Enter');
  await expect(page.getByText('thrown.example removed')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(domains).toHaveCount(1);
  await expect(field).toBeFocused();
});
