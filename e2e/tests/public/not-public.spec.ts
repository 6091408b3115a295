import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { expect } from '../../support/asserted.js';
import { becomeOwner, startNewSite } from '../../support/new-site.js';
import { test } from '../../support/test.js';

test('the owner sets a new site up, shows it to a friend, and makes it public', async ({
  browser,
  page,
  otherPage,
  scriptErrors,
}) => {
  test.slow();
  const { origin, stop } = await startNewSite();
  try {
    scriptErrors.expectErrorResponse(403, '/songs');
    // Nobody has an account yet.
    await expectNotPublic(otherPage, `${origin}/songs`, 'Set Up This Site');
    await expectAccessible(otherPage);
    await otherPage.getByRole('link', { name: 'മലയാളം' }).click();
    await expect(otherPage).toHaveURL(`${origin}/ml/songs`);
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('സൈറ്റ് ഇനിയും തുറന്നിട്ടില്ല');

    await becomeOwner(page, origin);
    await page.getByLabel('Your name in English').fill('Meera Nair');
    await page.getByRole('button', { name: 'Next: email' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shall the site send emails?');
    await page.goto(`${origin}/setup?step=begin`);
    // There is nothing to make public yet.
    await expect(page.getByText('Only you and your team see this site.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Make it public' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Look at the site' }).click();
    await expect(page.getByText('Only you and your team see this site.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Make it public' }).click();

    const group = page.getByRole('region', { name: 'Who sees the site' });
    await group.getByRole('button', { name: 'Make a link' }).click();
    const link = await group.getByLabel('Link to look at it').inputValue();
    const friend = await (await browser.newContext()).newPage();
    await friend.goto(link);
    await expect(friend.getByText('You see it with a link from Meera Nair.')).toBeVisible();
    await friend.getByRole('navigation').getByRole('link', { name: 'My Songs' }).first().click();
    await expect(friend).toHaveURL(`${origin}/songs`);
    await expect(friend.getByRole('heading', { level: 1 })).toBeVisible();
    await group.getByRole('button', { name: 'End the link' }).click();
    await expect(page.getByText('Link ended')).toBeVisible();
    await expectNotPublic(friend, `${origin}/songs`, 'Sign In');
    await friend.context().close();

    await page.goto(`${origin}/admin`);
    const steps = page.getByRole('region', { name: 'What is left to do' });
    await steps.getByRole('button', { name: 'Make it public' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make it public' }).click();
    await expect(steps.getByText('Open the site, done')).toBeVisible();
    expect((await otherPage.goto(`${origin}/songs`))?.status()).toBe(200);
    await expect(otherPage.getByRole('contentinfo')).toContainText('Meera Nair');
    await page.goto(`${origin}/`);
    await expect(page.getByText('Only you and your team see this site.')).toBeHidden();
  } finally {
    // What they ask for while the site stops is refused.
    await Promise.all([page, otherPage].map((open) => open.goto('about:blank')));
    await stop();
  }
});

async function expectNotPublic(page: Page, address: string, wayIn: string): Promise<void> {
  expect((await page.goto(address))?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not public yet');
  await expect(page.getByRole('link', { name: wayIn })).toBeVisible();
}
