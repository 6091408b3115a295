import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { confirm, confirmQuestion } from '../../support/console.js';
import { contestField, fillContest } from '../../support/contest-form.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEXT_YEAR = new Date().getFullYear() + 1;

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

test('publishing lists what is missing, and leads to the fields', async ({ ownerPage: page, ownerApi }) => {
  const { id } = await ownerApi.createContest({ title: unique('Contest to publish') });
  await ownerApi.saveRules(id, '## Sponsor\n\n{{sponsor}}');
  await page.goto(`/admin/contests/${id}`);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const reasons = page.getByRole('alertdialog', { name: 'This contest cannot be published yet' });
  await expect(reasons).toContainText('Before it can be published, these are missing:');
  await expect(reasons.getByRole('listitem')).toHaveText([
    'Song title',
    'Prize in rupees',
    'Announcement',
    'Submissions open',
    'Submissions close',
    'Voting opens',
    'Voting closes',
    'Winner announced',
    'Edit the rules',
  ]);
  await expect(reasons).toContainText('The contest has nothing for {{sponsor}}');
  await expect(reasons.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await expect(reasons.getByRole('link', { name: 'Edit the rules' })).toHaveAttribute(
    'href',
    new RegExp(`/contests/${id}/rules$`),
  );
  await expectAccessible(page);
  await ownerApi.saveRules(id, '## Prize\n\n{{prize}}');
  await reasons.getByRole('button', { name: 'Song title' }).click();
  await expect(contestField(page, 'Song title')).toBeFocused();

  await fillContest(page, {
    'Song title': 'Hill Road',
    'Prize in rupees': '600000',
    Announcement: `${NEXT_YEAR}-06-15T00:00`,
    'Submissions open': `${NEXT_YEAR}-06-17T00:00`,
    'Submissions close': `${NEXT_YEAR}-08-01T00:00`,
    'Voting opens': `${NEXT_YEAR}-08-01T00:00`,
    'Voting closes': `${NEXT_YEAR}-08-16T00:00`,
    'Winner announced': `${NEXT_YEAR}-08-18T00:00`,
  });
  await expect(page.getByText('There are less than 72 hours')).toBeVisible();
  await expect(publish).toBeDisabled();
  await expect(page.getByText('Save your changes to publish.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Contest saved')).toBeVisible();

  const publication = page.waitForRequest('**/publish');
  await confirm(page, publish, 'Publish this contest?');
  expect((await publication).headers()['if-match']).toMatch(/^"[0-9a-f]{16}"$/);
  await expect(page.getByText('Contest published')).toBeVisible();
  await expect(page.getByText('Scheduled')).toBeVisible();
  await expect(publish).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete the draft' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
});

const NOTE = 'Saving publishes the rules again. 1 entrant receives an email with what differs.';

test('dates that have passed are kept, and a later end needs reasons', async ({
  ownerPage: page,
  ownerApi,
  visitorApi,
}) => {
  const { id } = await ownerApi.createContest(running());
  await ownerApi.publishContest(id);
  await visitorApi.submitEntry({ name: unique('Asha'), videoId: videoIdWithViews(0) });
  await page.goto(`/admin/contests/${id}`);
  const opening = contestField(page, 'Submissions open');
  await expect(opening).toHaveAttribute('readonly');
  await expect(opening).toHaveAccessibleDescription('This date has passed, so it stays as it is.');
  await expect(page.getByLabel('Time zone').getByRole('option')).toHaveText(['Asia/Kolkata']);
  const gate = page.getByLabel('Entries are taken');
  await expect(gate.getByRole('option')).toHaveText(['Between the opening and the close of submissions']);
  await expect(gate).toHaveAccessibleDescription('Submissions have opened, so this stays as it is.');

  await contestField(page, 'Submissions close').fill(clockTime(12));
  await expect(page.getByText('A later date for “Submissions close” is an extension.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const reason = contestField(page, 'Why dates move to a later time');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription('Please fill in all required fields');
  await expectAccessible(page);

  await reason.fill('Many singers asked for it');
  await contestField(page, 'Why, in Malayalam').fill('പലരും ചോദിച്ചു');
  // The published rules name the date.
  const rules = contestField(page, 'What changes in the rules');
  await expect(rules).toHaveAttribute('required');
  await expect(page.getByText(NOTE)).toBeVisible();
  await expectAccessible(page);
  await rules.fill('Entries close two days later.');
  await page.getByRole('button', { name: 'Save' }).click();
  await confirmQuestion(page, 'Publish this with the contest?');
  await expect(page.getByText('Contest saved')).toBeVisible();
  await expect(reason).toHaveCount(0);
  await expect(rules).toHaveCount(0);
  const { extensions } = await (await page.request.get('/api/contest')).json();
  expect(extensions).toEqual([
    expect.objectContaining({
      date: 'closesAt',
      reason: 'Many singers asked for it',
      reasonMalayalam: 'പലരും ചോദിച്ചു',
    }),
  ]);
});

test('a copy lists what it takes over, and opens as a draft that can be deleted', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/contests');
  await page.getByRole('button', { name: 'Copy Cover Song Contest 2025' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy “Cover Song Contest 2025” into a new draft' });
  const parts = dialog.getByRole('group', { name: 'What to copy' }).getByRole('checkbox', { checked: true });
  // The rules of 2025 name their dates in words, so the draft begins with the template.
  await expect(dialog.getByRole('checkbox', { name: /^Rules not copied/ })).toBeDisabled();
  await expect(parts).toHaveCount(7);
  await expect(dialog).toContainText('not at any time as this contest');
  await expect(dialog).toContainText('Never copied: entries, votes, judges and results.');
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /^Prize/ }).click();
  await dialog.getByRole('button', { name: 'Make the draft' }).click();

  await expect(contestField(page, 'Title')).toHaveValue(/^Cover Song Contest 20\d\d$/);
  await expect(contestField(page, 'Song title')).toHaveValue('Monsoon Letter');
  await expect(contestField(page, 'Prize in rupees')).toHaveValue('');
  await expect(contestField(page, 'Voting opens')).toHaveValue(/T00:00$/);
  await expectFitsPhone(page);
  await confirm(page, page.getByRole('button', { name: 'Delete the draft' }), 'Delete this draft?');
  await expect(page.getByText('Draft deleted')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});
