import { startProcesses } from '../../../scripts/test/processes.mjs';
import { expectAccessible } from '../../support/accessibility.js';
import { expect } from '../../support/asserted.js';
import { test } from '../../support/test.js';

/** As it is stored: without the hyphen. */
const CODE = '7KQ4M2XD';

test('a site begins with the example, shows it, loses all of it with one press, and is made public', async ({
  page,
}) => {
  test.slow();
  const site = await startProcesses({ env: { OWNER_PASSWORD: '' }, workers: 0 });
  try {
    const origin = String(site.sites[0]).replace('127.0.0.1', 'localhost');
    await site.query(
      `insert into setup_codes (code_hash, expires_at) values (sha256($1::bytea), now() + interval '30 minutes')`,
      [Buffer.from(CODE)],
    );
    await page.goto(`${origin}/setup`);
    await page.getByLabel('Code').fill('7kq4-m2xd');
    await page.getByLabel('A password').fill('mazha pole oru raagam');
    await page.getByRole('button', { name: 'Next: your name' }).click();
    await expect(page.getByLabel('Your name in English')).toBeVisible();

    await page.goto(`${origin}/setup?step=begin`);
    await page.getByRole('radio', { name: 'With an example' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add the Example' }).click();
    await expect(page.getByRole('link', { name: 'Open the Console' })).toBeVisible({ timeout: 60_000 });
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
    const [left] = await site.query(
      `select (select count(*) from uploaded_songs) + (select count(*) from contest_entries)
         + (select count(*) from contests where is_example) as rows`,
    );
    expect(Number(left?.rows)).toBe(0);

    await steps.getByRole('button', { name: 'Make it public' }).click();
    await expect(steps.getByText('Open the site, done')).toBeVisible();
  } finally {
    await site.stop();
  }
});
