import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { openEmail } from '../../support/console.js';
import { answerTo, menuItem, openEntries, passUndo } from '../../support/moderation.js';
import { unique, uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

test('a rejection gives a reason, at once by its key or after a question, and the email has it', async ({
  ownerPage: page,
  visitorApi,
}) => {
  const tag = unique('Reasoned');
  const email = uniqueEmail('reasoned');
  for (const word of ['second', 'first'])
    await visitorApi.submitEntry({ name: `${tag} ${word}`, email, videoId: videoIdWithViews(0) });
  await page.clock.install();
  await openEntries(page, tag);
  await page.getByRole('link', { name: `${tag} first` }).click();
  const name = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(name).toHaveText(`${tag} first`);

  const reject = page.getByRole('button', { name: 'Reject', exact: true });
  await expect(reject).toHaveAccessibleDescription('Reason: Rules of the contest');
  await expect(page.getByRole('button', { name: 'Reason: Rules of the contest' })).toBeInViewport();
  await page.keyboard.press('r');
  const toast = page.getByRole('alert');
  await expect(toast).toContainText(`${tag} first: Entry rejected`);
  // The video takes 17 minutes.
  await expect(toast).toContainText('Rules of the contest');
  await expect(name).toHaveText(`${tag} second`);

  await page.getByRole('button', { name: 'Change reason' }).click();
  const question = page.getByRole('dialog', { name: `Reject ${tag} first: why?` });
  await expect(question.getByRole('radio', { name: 'Rules of the contest' })).toBeFocused();
  await question.getByRole('radio', { name: 'Another song' }).check();
  await question.getByLabel('A sentence of your own (optional)').fill('Please sing  <b>ours</b>.');
  const said = question.getByRole('region', { name: 'In the email' });
  await expect(said).toContainText('The video has another song, not that of the contest.');
  await expectAccessible(page);
  const sent = answerTo(page, 'Reject');
  const counted = page.waitForResponse((response) => response.url().includes('/moderation-reasons/offered'));
  await question.getByRole('button', { name: 'Change reason' }).click();
  await expect(question).toBeHidden();
  await expect(toast).toContainText('Another song');
  await passUndo(page);
  expect((await sent).status()).toBe(200);

  await counted;
  await page.getByRole('button', { name: 'Previous entry' }).click();
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem').filter({ hasText: /Rejected/ })).toContainText(
    'The video has another song, not that of the contest.Please sing <b>ours</b>.',
  );

  // What the check of the video found counts more than the reason that was used last.
  await page.getByRole('button', { name: 'Next entry' }).click();
  await expect(name).toHaveText(`${tag} second`);
  await page.keyboard.press('Shift+R');
  await expect(page.getByRole('radio', { name: 'Rules of the contest' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toContainText('Pending');
  const known = page.getByRole('list', { name: 'What we know of the video' });
  await expect(known).toContainText('It takes more than 15 minutes.');

  await openEmail(page, email, 'Your entry could not be accepted');
  const letter = page.frameLocator('iframe').getByText('The video has another song');
  await expect(letter).toHaveText('The video has another song, not that of the contest.');
  await expect(page.frameLocator('iframe').getByText('Please sing <b>ours</b>.')).toBeVisible();
});

test('on a phone, a reason is chosen in the menu, and a private note stays with the entry', async ({
  ownerPage: page,
  visitorApi,
}) => {
  const name = unique('Pocket');
  await page.setViewportSize({ width: 360, height: 740 });
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await openEntries(page, name);
  await page.getByRole('link', { name }).click();
  const main = page.getByRole('main');

  await page.getByLabel('New note').fill('Her sister entered last year.');
  await page.getByRole('button', { name: 'Add note' }).click();
  const notes = page.getByRole('list', { name: 'Private notes' });
  await expect(notes.getByRole('listitem')).toContainText('Her sister entered last year.');
  await expectFitsPhone(page);
  await expectAccessible(page);

  await (await menuItem(page, main, 'Reject with another reason…')).click();
  const question = page.getByRole('dialog', { name: `Reject ${name}: why?` });
  await question.getByRole('radio', { name: 'Rules of YouTube' }).check();
  await expectFitsPhone(page);
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('alert')).toContainText('Rules of YouTube');
  await expect(main).toContainText('Rejected');

  await page.getByRole('button', { name: /^Delete the note of / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
});

test('the owner adds a reason and archives another, and moderators can choose accordingly', async ({
  ownerPage: page,
  visitorApi,
}) => {
  const name = unique('Listed');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await page.goto('/admin/settings/technical');
  await page.getByRole('link', { name: 'Edit the reasons' }).click();
  const rejected = page.getByRole('region', { name: 'Rejected' });
  const first = rejected.getByRole('group', { name: 'The paper cannot be read' });
  await rejected.getByText('The paper cannot be read', { exact: true }).click();
  await expect(first.getByLabel('Name, for moderators')).toHaveValue('The paper cannot be read');
  await expectAccessible(page);

  await first.getByRole('button', { name: 'Archive' }).click();
  await rejected.getByRole('button', { name: 'Add a reason' }).click();
  await page.keyboard.type('Too quiet');
  await rejected.getByLabel('In the email (English)').last().fill('We cannot hear you.');
  const likeliest = rejected.getByRole('combobox', { name: 'Findings that choose this reason' });
  await likeliest.last().click();
  await page.getByRole('option', { name: 'Live broadcast' }).click();
  await page.getByRole('option', { name: 'Made for kids' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Reasons saved')).toBeVisible();
  await expect(rejected.locator('summary', { hasText: 'The paper cannot be read' })).toContainText(
    'Archived',
  );

  await page.reload();
  await rejected.getByText('Too quiet', { exact: true }).click();
  await expect(likeliest.last()).toHaveText('Live broadcast, Made for kids');

  await page.setViewportSize({ width: 360, height: 740 });
  await expectFitsPhone(page);
  await openEntries(page, name);
  await (await menuItem(page, page.getByRole('article', { name }), 'Reject with another reason…')).click();
  const reasons = page.getByRole('dialog').getByRole('radio');
  await expect(reasons.first()).toHaveAccessibleName('The title is not on the paper');
  await expect(reasons.last()).toHaveAccessibleName('Too quiet');
});
