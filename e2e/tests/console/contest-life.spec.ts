import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { confirm, confirmQuestion } from '../../support/console.js';
import { contestField, openFold } from '../../support/contest-form.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A local date and time in the zone of the contests, as a field has it. */
function clockTime(daysFromNow: number): string {
  const now = new Date(Date.now() + daysFromNow * DAY_MS);
  return now.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }).slice(0, 16).replace(' ', 'T');
}

function instant(daysFromNow: number): string {
  return `${clockTime(daysFromNow)}:00+05:30`;
}

/** A contest whose submissions are open. */
const running = () => ({
  title: unique('Contest of now'),
  songTitle: 'Hill Road',
  prizeAmount: 600_000,
  announceAt: instant(-3),
  opensAt: instant(-2),
  closesAt: instant(10),
  votingOpensAt: instant(20),
  votingClosesAt: instant(30),
  winnerAt: instant(40),
});

test('a later end of submissions is published with its reason and with the rules', async ({
  ownerPage: page,
  ownerApi,
  visitorApi,
}) => {
  const { id } = await ownerApi.createContest(running());
  await ownerApi.publishContest(id);
  await visitorApi.submitEntry({ name: unique('Asha'), videoId: videoIdWithViews(0) });
  await page.goto(`/admin/contest/setup/${id}`);
  await contestField(page, 'Submissions close').fill(clockTime(12));
  await contestField(page, 'Why dates move to a later time').fill('Many singers asked for it');
  await contestField(page, 'Why, in Malayalam').fill('പലരും ചോദിച്ചു');
  // The published rules name the date.
  await contestField(page, 'What changes in the rules').fill('Entries close two days later.');
  await expect(
    page.getByText('Saving publishes the rules again. 1 entrant receives an email with what differs.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await confirmQuestion(page, 'Publish this with the contest?');
  await expect(page.getByText('Contest saved')).toBeVisible();
  const { extensions } = await (await page.request.get('/api/contest')).json();
  expect(extensions).toEqual([
    expect.objectContaining({
      date: 'closesAt',
      reason: 'Many singers asked for it',
      reasonMalayalam: 'പലരും ചോദിച്ചു',
    }),
  ]);
});

test('a copy opens as a draft, and is published once it lacks nothing', async ({ ownerPage: page }) => {
  await page.goto('/admin/contest/setup/all');
  await page.getByRole('button', { name: 'Copy Cover Song Contest 2025' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy “Cover Song Contest 2025” into a new draft' });
  // The rules of 2025 name their dates in words, so the draft begins with the template.
  await expect(dialog.getByRole('checkbox', { name: /^Rules not copied/ })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /^Prize/ }).click();
  await dialog.getByRole('button', { name: 'Make the draft' }).click();

  await expect(contestField(page, 'Title')).toHaveValue(/^Cover Song Contest 20\d\d$/);
  await expect(contestField(page, 'Song title')).toHaveValue('Monsoon Letter');
  await expect(contestField(page, 'Voting opens')).toHaveValue(/T00:00$/);
  await expectFitsPhone(page);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const reasons = page.getByRole('alertdialog', { name: 'This contest cannot be published yet' });
  await expectAccessible(page);
  await reasons.getByRole('button', { name: 'Prize in rupees' }).click();
  await expect(contestField(page, 'Prize in rupees')).toBeFocused();
  await contestField(page, 'Prize in rupees').fill('600000');
  // The template of the rules names it.
  await openFold(page, 'Entries');
  await contestField(page, 'Artificial intelligence').selectOption('May make nothing');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Contest saved')).toBeVisible();
  await confirm(page, publish, 'Publish this contest?');
  await expect(page.getByText('Contest published')).toBeVisible();
  await expect(page.getByText('Scheduled')).toBeVisible();
  await expect(contestField(page, 'Prize in rupees')).toBeFocused();
});
