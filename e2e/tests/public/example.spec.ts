import { expectAccessible } from '../../support/accessibility.js';
import { expect } from '../../support/asserted.js';
import { becomeOwner, startNewSite } from '../../support/new-site.js';
import { test } from '../../support/test.js';

test('a site begins with the example, shows it, loses all of it with one press, and is made public', async ({
  page,
}) => {
  test.slow();
  const { origin, query, stop } = await startNewSite();
  try {
    await becomeOwner(page, origin);

    await page.goto(`${origin}/setup?step=begin`);
    await expect(page.getByRole('button', { name: 'Add the Example' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add the Example' }).click();
    await expect(page.getByText('✓ The example is on your site.')).toBeVisible({ timeout: 180_000 });
    await expect(page.getByRole('link', { name: 'Open the Console' })).toBeFocused();
    await page.getByRole('link', { name: 'Look at the site' }).click();
    await expect(page.getByText('It has an example to play with: songs and a contest.')).toBeVisible();
    await expect(page.getByText('Oar Song').first()).toBeVisible();
    await page.goto(`${origin}/entries`);
    await expect(page.getByText('Demo Entrant Twelve').first()).toBeVisible();

    await page.goto(`${origin}/admin`);
    const steps = page.getByRole('region', { name: 'What is left to do' });
    await expect(steps.getByText('7 songs, 1 contest, and 7 entries, for you to play with.')).toBeVisible();
    await steps.getByRole('button', { name: 'Take the example away' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take the example away' }).click();
    await expect(page.getByText('The example is gone')).toBeVisible();
    const [left] = await query(
      `select (select count(*) from uploaded_songs) + (select count(*) from contest_entries)
         + (select count(*) from contests where is_example) as rows`,
    );
    expect(Number(left?.rows)).toBe(0);

    await steps.getByRole('button', { name: 'Make it public' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make it public' }).click();
    await expect(steps.getByText('Open the site, done')).toBeVisible();
  } finally {
    await stop();
  }
});
