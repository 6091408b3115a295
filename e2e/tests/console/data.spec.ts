import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { changeOne } from '../../support/database.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

test('the owner sees what the next nights delete, changes a term, and holds a contest', async ({
  ownerPage: page,
  visitorApi,
}) => {
  const name = unique('Kept');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await changeOne(`update contest_entries set status = 'rejected', updated_at = now() where name = $1`, [
    name,
  ]);
  await changeOne(
    `insert into retention_runs (begun_at, ended_at, counts) values (now() - interval '9 hours', now() - interval '9 hours', $1)`,
    [{ email: 1, 'rejected-photo': 312 }],
  );
  await page.goto('/admin/settings/privacy');
  const main = page.getByRole('main');
  const photos = main.getByRole('group', { name: 'Photo of a rejected entry' });
  await main.getByRole('heading', { name: 'Photo of a rejected entry' }).click();
  await expect(photos).toContainText('90 days');
  await expect(photos).toContainText(
    /On \d{1,2} \w+ \d{4}: \d{1,4} photos? of (a )?rejected (entry|entries)\./,
  );
  const nights = main.getByRole('list', { name: 'What the last nights deleted' }).getByRole('listitem');
  await expect(nights.first()).toContainText('312 photos of rejected entries, 1 email of the site.');
  await expectAccessible(page);

  await photos.getByRole('button', { name: 'Change how long it stays: Photo of a rejected entry' }).click();
  const question = page.getByRole('dialog', { name: 'Photo of a rejected entry' });
  await question.getByLabel('Days').fill('60');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(photos).toContainText('60 days');

  const holds = main.getByRole('region', { name: 'Legal holds' });
  await expect(holds).toContainText('No contest is held.');
  await holds.getByLabel('Contest').selectOption('Cover Song Contest 2025');
  await holds.getByLabel('Reason').fill('An entrant disputes the result.');
  await holds.getByRole('button', { name: 'Set the hold' }).click();
  const hold = holds.getByRole('listitem');
  await expect(hold).toContainText('An entrant disputes the result.');
  await expect(photos).toContainText(/A legal hold keeps \d+ photos? of (a )?rejected (entry|entries)\./);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectFitsPhone(page);
  await expectAccessible(page);

  await hold.getByRole('button', { name: 'Lift the hold of Cover Song Contest 2025' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift' }).click();
  await expect(hold).toContainText('Lifted');
  await expect(photos).not.toContainText('A legal hold keeps');
});
