import { expectAccessible, expectFitsPhone, expectNoSidewaysScroll } from '../../support/accessibility.js';
import { confirm } from '../../support/console.js';
import { changeOne } from '../../support/database.js';
import { layoutShift, noteLayoutShifts } from '../../support/layout-shifts.js';
import { decide, menuItem, openEntries } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

/** An image of two pixels, one above the other. */
const uprightPixels = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAACCAAAAAC86un7AAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);

test('an entry shows its history, also after its deletion and the undo', async ({
  ownerPage: page,
  visitorApi,
  scriptErrors,
}) => {
  const name = unique('Chronicle');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await page.clock.install();
  await openEntries(page, name);
  await page.getByRole('link', { name, exact: true }).click();
  const events = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(events).toHaveText([/Submitted$/, /Email: entry received/]);
  await expectAccessible(page);

  await decide(page, page.getByRole('main'), 'Reject');
  await expect(events).toHaveCount(4);
  // Between them is the reason.
  await expect(events.nth(2)).toHaveText(new RegExp(`Rejected.+by ${owner.email}$`));
  const link = events.nth(3).getByRole('link', { name: 'Email: entry rejected' });
  await expect(link).toHaveAttribute('href', /^\/admin\/settings\/email\/[\da-f-]{36}\/show$/);

  scriptErrors.expectErrorResponse(404, '/api/admin/entries/');
  await confirm(page, await menuItem(page, page.getByRole('main'), 'Delete'), 'Delete this entry?');
  await expect(page.getByText('This entry has been deleted')).toBeVisible();
  // The emails are erased with the entry, a day later.
  await expect(events).toHaveCount(5);
  await expect(events.nth(4)).toContainText(`Deletedby ${owner.email}`);
  await expect(link).toBeVisible();
  const deletion = page.getByRole('list', { name: 'Deletions that can be undone' }).getByRole('listitem');
  await expect(deletion).toContainText(`${name}Cover Song Contest 2025 · Removed for good after`);
  await expectAccessible(page);
  await expectFitsPhone(page);

  await deletion.getByRole('button', { name: `Undo the deletion of the entry of ${name}` }).press('Enter');
  await expect(page.getByText('The entry is back')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Review' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Rejected');
  await expect(events).toHaveCount(6);
  await expect(events.nth(5)).toContainText(`Deletion undoneby ${owner.email}`);
  await expect(deletion).toHaveCount(0);
});

test('a photo of any shape is shown whole', async ({ ownerPage: page, visitorApi }) => {
  const name = unique('Upright');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await page.route(/\/photo\b/, (route) => route.fulfill({ contentType: 'image/png', body: uprightPixels }));
  await openEntries(page, name);
  await page.getByRole('link', { name, exact: true }).click();
  const frame = page.getByRole('button', { name: `Enlarge the verification photo of ${name}` });
  await expect(frame.locator('img')).toHaveJSProperty('naturalHeight', 2);
  // The page may show the entry anew while it loads.
  await expect(async () => {
    const [outer, inner] = await Promise.all([frame.boundingBox(), frame.locator('img').boundingBox()]);
    expect(inner!.height).toBeLessThanOrEqual(outer!.height);
    expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height);
  }).toPass();
});

test('on a phone, the search of the list has room beside all filters', async ({
  ownerPage: page,
  visitorApi,
}) => {
  const name = unique('Narrow');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await changeOne(
    `update contests set ai_rule = 'declared' where id = (select contest_id from contest_entries where name = $1)`,
    [name],
  );
  await openEntries(page, name);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByLabel('Made with AI')).toBeVisible();
  for (const width of [320, 360, 390, 430]) await expectNoSidewaysScroll(page, width);
});

for (const [language, filter] of [
  ['en', 'Filter'],
  ['ml', 'ഫിൽറ്റർ'],
] as const)
  test(`in ${language}, a phone shows the first entry at once, and a desktop has its tools in one row`, async ({
    ownerPage: page,
    visitorApi,
  }) => {
    const name = unique('First');
    await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
    await page.addInitScript((chosen) => localStorage.setItem('paattu-language', chosen), language);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/contest/entries');
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 1366, height: 640 });
    const search = page.getByRole('searchbox');
    const tools = [
      page.getByRole('main').getByRole('group').first(),
      search,
      page.getByRole('button', { name: filter }),
    ];
    await expect(async () => {
      const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
      const middles = boxes.map((box) => Math.round((box!.y + box!.height / 2) / 4));
      expect(new Set(middles).size).toBe(1);
    }).toPass();
    // What the search says before it is typed into is not cut.
    expect(
      await search.evaluate((field: HTMLInputElement) => {
        field.value = field.placeholder;
        return field.scrollWidth <= field.clientWidth;
      }),
    ).toBe(true);
  });

for (const width of [360, 412, 600, 1000, 1280]) {
  test(`at ${width} px the list does not move when its counts load late, and no name makes a row higher`, async ({
    ownerPage: page,
    visitorApi,
  }) => {
    const name = `${unique('Counted')} ${'of the very long name '.repeat(4)}`.trim();
    await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
    await page.setViewportSize({ width, height: 800 });
    await noteLayoutShifts(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/admin/entries/status-counts?*', async (route) => {
      await released;
      const counts = { pending: 1_234, approved: 5_678, rejected: 1_000, withdrawn: 0, total: 7_912 };
      const tasks = { aiDoubtful: 0, revised: 0, unanswered: 0, videoBroken: 0, waiting: 1_234 };
      await route.fulfill({ json: { ...counts, ...tasks } });
    });
    await page.goto('/admin/contest/entries');
    await expect(page.getByRole('article', { name })).toBeVisible();
    const before = await layoutShift(page);

    release();

    await expect(page.getByRole('button', { name: 'All 7,912' })).toBeVisible();
    expect((await layoutShift(page)) - before).toBeLessThan(0.01);

    // A phone shows the whole name, and the sidebar over the page.
    if (width < 1000) return;
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('article', { name }) });
    await expect(row).toHaveJSProperty('offsetHeight', 87);
  });
}

test('an entry opens at its top, and the Back button restores the focus in the list', async ({
  ownerPage: page,
  visitorApi,
}) => {
  const tag = unique('Place');
  for (const word of ['one', 'two', 'three', 'four'])
    await visitorApi.submitEntry({ name: `${tag} ${word}`, videoId: videoIdWithViews(0) });
  await page.setViewportSize({ width: 360, height: 640 });
  await openEntries(page, tag);
  const row = page.getByRole('listitem').filter({ hasText: `${tag} one` });
  await row.getByRole('link', { name: `${tag} one` }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 2, name: `${tag} one` })).toBeInViewport();

  await page.goBack();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});
