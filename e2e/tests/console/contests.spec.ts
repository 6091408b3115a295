import { expectAccessible } from '../../support/accessibility.js';
import { contestField as field, fillContest as fill, openFold } from '../../support/contest-form.js';
import { unique } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

/** As the home page says it, which the form shows. */
const VOTING = 'One song, many voices.';
const JUDGING = 'Votes are in. The jury is listening.';

function dates(year: number): Record<string, string> {
  return {
    Announcement: `${year}-06-15T00:00`,
    'Submissions open': `${year}-06-17T00:00`,
    'Submissions close': `${year}-08-01T00:00`,
    'Voting opens': `${year}-08-01T00:00`,
    'Voting closes': `${year}-08-16T00:00`,
    'Winner announced': `${year}-08-16T18:00`,
  };
}

function contestTexts(title: string): Record<string, string> {
  return { Title: title, 'Song title': 'Hill Road', 'Prize in rupees': '600000' };
}

test('a contest begins as a draft, shows what visitors will see, and is edited', async ({ ownerPage }) => {
  const title = unique('Contest of 2011');
  await ownerPage.goto('/admin/contest/setup/all');
  const current = ownerPage.getByRole('row', { name: 'Cover Song Contest 2025' });
  await expect(current).toContainText('Decided');
  await expect(current).toContainText('Shown on the site');
  await ownerPage.getByRole('link', { name: 'New contest' }).click();
  const form = ownerPage.getByRole('form', { name: 'New contest' });
  const preview = ownerPage.getByRole('region', { name: 'What visitors see' });
  await expect(preview).toContainText('Set all six dates to see it here.');
  await expect(form.getByLabel('Time zone')).toHaveValue('Asia/Kolkata');

  await fill(ownerPage, { ...contestTexts(title), ...dates(2011) });
  const phases = preview.getByRole('listitem');
  await expect(phases).toHaveText([
    'Contest yet to beginSubmissions open on 17 Jun 2011.until 17 Jun 2011, 00:00',
    'Submissions are open.17 Jun 2011, 00:00 – 1 Aug 2011, 00:00 · with a countdown to 1 Aug 2011, 00:00',
    `${VOTING}1 Aug 2011, 00:00 – 16 Aug 2011, 00:00`,
    `${JUDGING}Now · from 16 Aug 2011, 00:00`,
  ]);
  await expect(preview).toContainText(
    'Entries are taken from 17 Jun 2011, 00:00 until 1 Aug 2011, 00:00. Time in Asia/Kolkata.',
  );
  await openFold(form, 'Entries');
  await form.getByLabel('Entries are taken').selectOption('At any time');
  await expect(preview).toContainText('Entries are taken at any time.');
  await expect(phases.nth(1)).toHaveText(
    'Submissions are open.15 Jun 2011 – 31 Jul 2011 · with a countdown to 1 Aug 2011',
  );
  await form.getByLabel('Time zone').selectOption('America/New_York');
  await expect(form.getByLabel('Time zone')).toHaveValue('America/New_York');

  await form.getByRole('button', { name: 'Save' }).click();
  await expect(ownerPage.getByText('Draft saved')).toBeVisible();
  await expect(ownerPage.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await ownerPage.reload();
  await expect(field(ownerPage, 'Announcement')).toHaveValue('2011-06-15T00:00');
  await expect(ownerPage.getByLabel('Time zone')).toHaveValue('America/New_York');

  await openFold(ownerPage, 'Tutorial and sponsor');
  await field(ownerPage, 'Sponsor').fill('Demo Sponsor');
  await ownerPage.getByRole('button', { name: 'Save' }).click();
  await expect(ownerPage.getByText('Contest saved')).toBeVisible();
  await expect(ownerPage.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await ownerPage.getByRole('link', { name: 'All contests' }).click();
  const row = ownerPage.getByRole('row', { name: title });
  await expect(row).toContainText('₹6,00,000');
  await expect(row).toContainText('15 Jun 2011 – 16 Aug 2011');
  await expect(row).toContainText('Draft');
  await expect(row).not.toContainText('Shown on the site');
});

test('the current phase is marked, and the timeline opens the site at any time', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/contest/setup/create');
  await fill(ownerPage, dates(2025));
  const now = ownerPage.getByRole('region', { name: 'What visitors see' }).locator('[aria-current]');
  await expect(now).toContainText(JUDGING);

  const year = new Date().getFullYear();
  await field(ownerPage, 'Voting closes').fill(`${year + 1}-08-16T00:00`);
  await field(ownerPage, 'Winner announced').fill(`${year + 1}-08-16T00:00`);
  await expect(now).toContainText(VOTING);

  const timeline = ownerPage.getByRole('list', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem')).toHaveText([
    'Announced, 2 days15 Jun',
    'Submissions open, 45 days17 Jun',
    /^Voting, [\d,]+ days1 AugYou are here$/,
    'Decided16 Aug',
  ]);
  await timeline.getByRole('button', { name: /^Voting, / }).click();
  const site = ownerPage.getByRole('dialog', { name: 'The site on 1 Aug 2025, 00:00' });
  const shown = site.getByRole('region', { name: 'As visitors see it' });
  await expect(shown.getByText(VOTING)).toBeVisible();
  await expectAccessible(ownerPage);
  const language = site.getByLabel('Language');
  await language.selectOption('Malayalam');
  await expect(shown.getByText('ഒരു പാട്ട്, പല ശബ്ദങ്ങൾ.')).toBeVisible();
  await language.selectOption('English');
  await site.getByLabel('Time', { exact: true }).fill(`${year + 1}-09-01T10:00`);
  await expect(
    ownerPage.getByRole('dialog', { name: `The site on 1 Sept ${year + 1}, 10:00` }).getByText(JUDGING),
  ).toBeVisible();
});

test('dates can be typed, and the form handles a half-typed year', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/contest/setup/create');
  await fill(ownerPage, { Title: 'Contest of 2025', ...dates(2025) });
  const announcement = field(ownerPage, 'Announcement');
  const phases = ownerPage.getByRole('region', { name: 'What visitors see' });
  await expect(phases.getByRole('listitem')).toHaveCount(4);

  await announcement.pressSequentially('0614202');
  await expect(announcement).toHaveValue(/^0202-06-14T/);
  await expect(phases).toContainText('Set all six dates to see it here.');
  await ownerPage.getByRole('button', { name: 'Save' }).click();
  await expect(announcement).toHaveAccessibleDescription('Please complete this date, or clear it');
  await announcement.pressSequentially('06142025');

  await expect(announcement).toHaveValue(/^2025-06-14T/);
  await expect(phases.getByRole('listitem')).toHaveCount(4);
});
