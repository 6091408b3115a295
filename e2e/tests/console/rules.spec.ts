import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { datesOf } from '../../support/contests.js';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

test('rules are written beside what visitors will read, and published in versions', async ({
  ownerPage,
  ownerApi,
  page,
}) => {
  const title = unique('Contest with rules');
  const { id } = await ownerApi.createContest({
    ...datesOf(2),
    title,
    songTitle: 'Hill Road',
    prizeAmount: 600_000,
  });
  await ownerPage.goto(`/admin/contest/setup/${id}`);
  await ownerPage.getByRole('link', { name: `Rules of ${title}` }).click();
  await expect(ownerPage.getByRole('heading', { level: 2, name: `Rules of ${title}` })).toBeVisible();
  const english = ownerPage.getByRole('textbox', { name: 'Rules in English' });
  await expect(english).toHaveValue(/^## Introduction/);
  await ownerPage
    .getByRole('textbox', { name: 'Rules in Malayalam' })
    .fill('## സമ്മാനം\n\nസമ്മാനം {{prize}}. <b>[എഴുതൂ](/contact)</b>');
  const save = ownerPage.getByRole('button', { name: 'Save', exact: true });
  await english.fill('## Prize\n\nThe prize is {{prize}}.');
  await expect(ownerPage.getByRole('article', { name: 'English' })).toContainText(
    '1 PrizeThe prize is ₹6,00,000.',
  );
  await expect(ownerPage.getByRole('article', { name: 'Malayalam' })).toContainText('<b>എഴുതൂ</b>');
  await save.click();
  await expect(ownerPage.getByText('Draft saved')).toBeVisible();
  await expectAccessible(ownerPage);
  await expectFitsPhone(ownerPage);

  const slug = await ownerApi.publishContest(id);
  await openPage(page, `/contests/${slug}/rules`);
  await expect(page.getByRole('region', { name: 'Prize' })).toContainText('The prize is ₹6,00,000.');

  await ownerPage.goto(`/admin/contest/setup/${id}/rules`);
  await english.fill('## Prize\n\nThe only prize is {{prize}}.');
  const differences = ownerPage.getByRole('region', { name: 'What differs from the published version' });
  await expect(differences.getByRole('deletion')).toHaveText('Before: The prize is ₹6,00,000.');
  await expect(differences.getByRole('insertion')).toHaveText('Now: The only prize is ₹6,00,000.');
  await save.click();
  await ownerPage.getByRole('button', { name: 'Publish as a new version' }).click();
  const question = ownerPage.getByRole('dialog', { name: 'Publish a new version of the rules?' });
  await expect(question).toBeVisible();
  await expectAccessible(ownerPage);
  const publish = question.getByRole('button', { name: 'Publish as a new version' });
  await question.getByRole('textbox', { name: 'What changes, in a sentence' }).fill('There is one prize.');
  await publish.click();
  await expect(ownerPage.getByText('Rules published')).toBeVisible();
  await expect(question).toBeHidden();
  await openPage(page, `/ml/contests/${slug}/rules`);
  await expect(page.getByRole('link', { name: 'എഴുതൂ' })).toHaveAttribute('href', '/ml/contact');
  await openPage(page, `/contests/${slug}/rules`);
  const version = page.getByRole('region', { name: 'Version of the rules' });
  await expect(version).toContainText('What changed: There is one prize.');
  await expect(version.getByRole('deletion')).toHaveText('Before: The prize is ₹6,00,000.');
  await expectAccessible(page);
  await version.getByRole('link', { name: /^Version 1/ }).click();
  await expect(page.getByText('This is an earlier version.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prize' })).toContainText('The prize is ₹6,00,000.');
  const download = page.waitForEvent('download');
  await version.getByRole('link', { name: 'Download this version' }).click();
  expect((await download).suggestedFilename()).toBe('rules.md');
});
