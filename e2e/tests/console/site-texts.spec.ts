import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { verificationPhoto } from '../../support/files.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

const BANNER = { bannerFrom: '2020-01-01T00:00:00Z', bannerUntil: '2090-01-01T00:00:00Z' };

test('the owner writes texts in both languages, sees the draft on the real page, and publishes it', async ({
  ownerPage,
  page,
}) => {
  await ownerPage.goto('/admin/settings/site');
  const field = (name: string) => ownerPage.getByRole('textbox', { name });
  await field('Name in English').fill('Meera Nair');
  await field('Name in Malayalam').fill('മീര നായർ');
  const openTexts = (name: string) =>
    ownerPage.getByRole('group', { name: 'Page of the site' }).getByRole('button', { name }).click();
  await openTexts('Contact');
  await field('First lines in Malayalam').fill('പാട്ടുകളെക്കുറിച്ച് എഴുതൂ.');
  await field('Facebook').fill('');
  await openTexts('About');
  await ownerPage.locator('summary', { hasText: 'Milestones' }).click();
  const milestones = ownerPage.getByRole('region', { name: 'Milestones in English' });
  await milestones.getByRole('button', { name: 'Add a milestone' }).click();
  const added = milestones.getByRole('group', { name: 'Milestone 5' });
  await added.getByRole('textbox', { name: 'When' }).fill('2026');
  await added.getByRole('textbox', { name: 'What' }).fill('A concert in Kochi.');
  await added.getByRole('button', { name: 'Move up' }).click();
  const portrait = ownerPage.getByRole('region', { name: 'Portrait', exact: true });
  await portrait.locator('input[type=file]').setInputFiles(verificationPhoto);
  await field('What the portrait shows in English').fill('Meera at the sea');
  await field('What the portrait shows in Malayalam').fill('കടൽത്തീരത്ത് മീര');

  await ownerPage.getByRole('button', { name: 'Save draft' }).click();
  const toast = ownerPage.getByText('Draft saved');
  await expect(toast).toBeVisible();
  // It covers what is behind it.
  await expect(toast).toBeHidden();
  await expectAccessible(ownerPage);
  await expectFitsPhone(ownerPage);

  const link = ownerPage.getByRole('link', { name: 'Open About in Malayalam with the saved draft' });
  await ownerPage.setViewportSize({ width: 1366, height: 800 });
  await ownerPage.getByRole('button', { name: 'English', exact: true }).click();
  await expect(link).toHaveCount(0);
  const preview = await ownerPage
    .getByRole('link', { name: 'Open About in English with the saved draft' })
    .getAttribute('href');
  await openPage(page, preview ?? '');
  await expect(page.getByText('A preview. Visitors see only what is published.')).toBeVisible();
  await expect(page).toHaveTitle('About · Meera Nair');
  await expect(page.getByRole('img', { name: 'Meera at the sea' })).toBeVisible();
  const items = page.getByRole('region', { name: 'Milestones' }).getByRole('listitem');
  await expect(items.nth(3)).toHaveText('2026A concert in Kochi.');
  // The draft follows to the other pages.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle('Get in Touch · Meera Nair');
  await openPage(page, '/about');
  await expect(page).toHaveTitle('About · Paattu');

  await ownerPage.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = ownerPage.getByRole('alertdialog', { name: 'Publish the site texts?' });
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(ownerPage.getByText('Site texts published')).toBeVisible();
  // The next load begins with the name of this one.
  await ownerPage.reload();
  await expect(ownerPage).toHaveTitle(/ · Meera Nair$/);
  await ownerPage.route('**/api/texts', () => {});
  await ownerPage.reload();
  await expect(field('Name in English')).toHaveValue('Meera Nair');
  await expect(ownerPage).toHaveTitle(/ · Meera Nair$/);
  await ownerPage.unroute('**/api/texts');

  await openPage(page, '/ml/contact');
  await expect(page).toHaveTitle('ബന്ധപ്പെടൂ · മീര നായർ');
  await expect(page.getByText('പാട്ടുകളെക്കുറിച്ച് എഴുതൂ.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^മീര നായർ ഫേസ്ബുക്കിൽ/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^മീര നായർ യൂട്യൂബിൽ/ })).toHaveCount(2);
  await page.getByRole('banner').getByRole('link', { name: 'എന്നെക്കുറിച്ച്' }).click();
  await expect(page.getByRole('img', { name: 'കടൽത്തീരത്ത് മീര' })).toBeVisible();
  await expectAccessible(page);
});

test('the page beside the texts shows what is typed, and where it stands', async ({ ownerPage }) => {
  // The form is there before it can be seen.
  const texts = ownerPage.waitForResponse('**/api/admin/texts/site');
  await ownerPage.route('**/api/time-zone', async (route) => {
    await texts;
    await route.continue();
  });
  await ownerPage.goto('/admin/settings/site#aboutHeading');
  const heading = ownerPage.getByRole('textbox', { name: 'Heading in English' });
  await expect(heading).toBeFocused();
  const about = ownerPage.frameLocator('iframe[title="About in English"]');
  await heading.fill('I sing of rain');
  await expect(about.getByRole('heading', { level: 1, name: 'I sing of rain' })).toHaveAttribute(
    'data-typed',
    '',
  );
  // The Malayalam page shows it, too, where that language has no heading of its own.
  await ownerPage.getByRole('textbox', { name: 'Heading in Malayalam' }).fill('');
  const malayalam = ownerPage.frameLocator('iframe[title="About in Malayalam"]');
  await expect(malayalam.getByRole('heading', { level: 1, name: 'I sing of rain' })).toHaveAttribute(
    'data-typed',
    '',
  );
  await ownerPage.getByRole('textbox', { name: 'Musical journey in English' }).focus();
  await expect(about.locator('#journey + div [data-typed]')).toBeInViewport();
  await ownerPage.getByRole('button', { name: 'Desktop' }).click();
  await expect.poll(() => about.locator('html').evaluate((page) => page.clientWidth)).toBeGreaterThan(1200);
  await expectAccessible(ownerPage);

  await ownerPage.setViewportSize({ width: 360, height: 640 });
  await expect(ownerPage.locator('iframe')).toHaveCount(0);
  await ownerPage.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(about.getByRole('heading', { level: 1, name: 'I sing of rain' })).toBeVisible();
  await expect(heading).toBeHidden();
  await expectFitsPhone(ownerPage);
});

test('a tab learns that another one has saved the texts', async ({ ownerPage, scriptErrors }) => {
  scriptErrors.expectErrorResponse(412, '/api/admin/texts/site');
  await ownerPage.goto('/admin/settings/site');
  const field = (tab: Page) => tab.getByRole('textbox', { name: 'Tagline in English' });
  await field(ownerPage).fill('Written here');
  const second = await ownerPage.context().newPage();
  await second.goto('/admin/settings/site');
  await expect(
    second.getByText('What you wrote here before, and did not save, is here again.'),
  ).toBeVisible();
  await field(second).fill('Written there');
  await second.getByRole('button', { name: 'Save draft' }).click();
  await expect(second.getByText('Draft saved')).toBeVisible();

  await expect(ownerPage.getByText(/^Another tab or device has saved these texts meanwhile/)).toBeVisible();
  await expect(field(ownerPage)).toHaveValue('Written here');
  await ownerPage.getByRole('button', { name: 'Save draft' }).click();
  const choice = ownerPage.getByRole('dialog', { name: 'Somebody else has changed this meanwhile' });
  await expect(choice.getByText('Written there')).toBeVisible();
});

test('a banner stays closed for the visitor who closes it, until there is another', async ({
  page,
  ownerApi,
}) => {
  await ownerApi.publishTexts({ bannerText: 'Hear the covers', bannerLink: '/entries', ...BANNER });
  await openPage(page, '/contact');
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  await expect(banner.getByRole('link', { name: 'Hear the covers' })).toHaveAttribute('href', '/entries');
  await expectAccessible(page);
  await expectFitsPhone(page);
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(banner).toBeHidden();

  await ownerApi.publishTexts({ bannerText: 'The winner is known', ...BANNER });
  await page.reload();
  await expect(banner).toHaveText('The winner is known');
  await openPage(page, '/ml/contact');
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('names of the greatest length fit on every page', async ({ page, ownerApi }) => {
  const name = 'Meera Krishnan Namboothiripad';
  await ownerApi.publishTexts({ name, nameMalayalam: 'മീര കൃഷ്ണൻ നമ്പൂതിരിപ്പാട്' });
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/ml']) {
      await openPage(page, path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, width, overflow }).toEqual({ path, width, overflow: 0 });
    }
  }
});
