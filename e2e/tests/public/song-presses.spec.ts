import { unique } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

test('the lyrics take the place of their first lines, and their button keeps its own', async ({
  page,
  ownerApi,
}) => {
  const { title } = await ownerApi.uploadSong({ title: unique('Steady Lyrics'), lyrics: 'One\n\nTwo' });
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: title });
  const place = async (name: string) => {
    const box = await card.getByRole('button', { name }).boundingBox();
    return { x: box?.x, y: box?.y };
  };
  await card.getByRole('button', { name: 'Show lyrics' }).scrollIntoViewIfNeeded();
  const before = await place('Show lyrics');

  await page.mouse.click((before.x ?? 0) + 20, (before.y ?? 0) + 20);
  await expect(card.locator('.lyrics')).toBeVisible();

  await expect(card.getByText('One')).toHaveCount(1);
  expect(await place('Hide lyrics')).toEqual(before);
});
