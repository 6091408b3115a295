import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { confirm } from '../../support/console.js';
import { datesOf } from '../../support/contests.js';
import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

test('rules are written beside what visitors will read, and published in versions', async ({
  ownerPage,
  ownerApi,
  page,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(400, '/api/admin/rules/');
  const title = unique('Contest with rules');
  const { id } = await ownerApi.createContest({
    ...datesOf(2),
    title,
    songTitle: 'Hill Road',
    prizeAmount: 600_000,
  });
  await ownerPage.goto(`/admin/contests/${id}`);
  await ownerPage.getByRole('link', { name: `Rules of ${title}` }).click();
  await expect(ownerPage.getByRole('heading', { level: 2, name: `Rules of ${title}` })).toBeVisible();
  const english = ownerPage.getByRole('textbox', { name: 'Rules in English' });
  await expect(english).toHaveValue(/^## Introduction/);
  await english.fill(' ');
  await ownerPage.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(english).toHaveAccessibleDescription('Please fill in all required fields');
  await english.fill('## Prize\n\nThe prize is {{price}}.');
  await ownerPage
    .getByRole('textbox', { name: 'Rules in Malayalam' })
    .fill('## സമ്മാനം\n\nസമ്മാനം {{prize}}. <b>[എഴുതൂ](/contact)</b>');
  const save = ownerPage.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(english).toHaveAccessibleDescription('{{price}} is not known');

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

  await ownerPage.goto(`/admin/contests/${id}/rules`);
  await english.fill('## Prize\n\nThe only prize is {{prize}}.');
  const differences = ownerPage.getByRole('region', { name: 'What differs from the published version' });
  await expect(differences.getByRole('deletion')).toHaveText('Before: The prize is ₹6,00,000.');
  await expect(differences.getByRole('insertion')).toHaveText('Now: The only prize is ₹6,00,000.');
  await expect(
    ownerPage.getByRole('region', { name: 'What visitors would read of the draft' }),
  ).toBeVisible();
  await save.click();
  await ownerPage.getByRole('button', { name: 'Publish as a new version' }).click();
  const question = ownerPage.getByRole('dialog', { name: 'Publish a new version of the rules?' });
  await expect(question).toContainText('No entrant receives an email');
  await expect(question).toContainText(
    'Only the English text changes. Should the Malayalam text change too?',
  );
  await expect(question.getByRole('insertion')).toHaveText('Now: The only prize is ₹6,00,000.');
  await expectAccessible(ownerPage);
  const publish = question.getByRole('button', { name: 'Publish as a new version' });
  await publish.click();
  await expect(question.getByRole('alert')).toContainText('Please write what changes in the rules.');
  await question.getByRole('textbox', { name: 'What changes, in a sentence' }).fill('There is one prize.');
  const publication = ownerPage.waitForRequest('**/publish');
  await publish.click();
  expect((await publication).headers()['if-match']).toMatch(/^"[0-9a-f]{16}"$/);
  await expect(ownerPage.getByText('Rules published')).toBeVisible();
  await expect(question).toBeHidden();
  // The next draft begins from the published version.
  const saveDraft = async (text: string) => {
    await english.fill(text);
    const saved = ownerPage.waitForResponse((response) => response.request().method() === 'PUT');
    await save.click();
    expect((await saved).status()).toBe(200);
  };
  await saveDraft('## Prize\n\nA later idea.');
  const discard = ownerPage.getByRole('button', { name: 'Delete the draft' });
  await confirm(ownerPage, discard, 'Delete this draft of the rules?');
  await expect(english).toHaveValue('## Prize\n\nThe only prize is {{prize}}.');
  await expect(ownerPage.getByRole('region', { name: 'The published rules' })).toBeVisible();
  await saveDraft('## Prize\n\nA last idea.');

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
