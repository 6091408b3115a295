import { expectFitsPhone } from '../../support/accessibility.js';
import { openEntries } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

test('on a phone the oldest pending entry is one press away, and decided at the bottom of the screen', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/contest/entries');
  await page.getByRole('link', { name: 'Review 3 pending' }).click();
  const name = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(name).toHaveText('Demo Entrant Nine');
  await expectFitsPhone(page);
  // An entry without a decision has no time of change.
  await expect(page.getByRole('term')).toHaveText([
    'Title',
    'Channel',
    'Length',
    'Published',
    'Email',
    'Submitted',
    'YouTube views',
    'Contest',
    'Language',
  ]);
  const photo = await page.getByRole('button', { name: /^Enlarge the verification photo/ }).boundingBox();
  expect(photo).toMatchObject({ x: 0, width: 360 });

  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  const { x, y, width, height } = (await approve.boundingBox())!;
  expect(height).toBe(52);
  // At the right thumb.
  expect(x + width).toBe(360 - 16);
  const pages = await page.getByRole('navigation', { name: 'Main pages' }).boundingBox();
  expect(pages!.y - (y + height)).toBeGreaterThan(0);
  expect(pages!.y - (y + height)).toBeLessThan(16);
  await approve.click();
  await expect(name).not.toHaveText('Demo Entrant Nine');
  const undo = await page.getByRole('button', { name: 'Undo', exact: true }).boundingBox();
  expect(undo!.y + undo!.height).toBeLessThan(y);
});

test('an entry prints alone, black on white', async ({ ownerPage: page, visitorApi }) => {
  const name = unique('Printed');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await openEntries(page, name);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Dashboard' }),
    page.getByRole('tablist'),
    page.getByRole('button', { name: 'Approve', exact: true }),
    page.getByRole('link', { name: '← All entries' }),
  ])
    await expect(hidden).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
