import { expectFitsPhone } from '../../support/accessibility.js';
import { openEntries } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

test('the list with a selection fits a phone', async ({ ownerPage: page, visitorApi }) => {
  const name = unique('Narrow');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await openEntries(page, name);
  await page.getByRole('article', { name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expectFitsPhone(page);
  const bar = page.getByRole('group', { name: 'Chosen entries' });
  for (const action of await bar.getByRole('button').all()) await expect(action).toBeInViewport({ ratio: 1 });
});
