import { unique, videoIdWithViews } from '../../support/names.js';
import { holdScripts } from '../../support/hold-back.js';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

test('an entry reports a photo that fails to load, also before the scripts load', async ({
  page,
  ownerApi,
  gateway,
  scriptErrors,
}) => {
  const name = unique('Photoless Nair');
  const id = await ownerApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await ownerApi.approve(id);
  const photo = new RegExp(`/entries/${id}/photo`);
  scriptErrors.expect(photo);
  gateway.lose(photo);

  const release = await holdScripts(page);
  await page.goto(`${gateway.origin}/entries`, { waitUntil: 'commit' });
  const card = page.getByRole('article').filter({ hasText: name });
  const image = card.getByRole('img');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  await release();

  await expect(card).toContainText(texts.entries.noPhoto);
  await expect(image).toHaveCount(0);
});

test('no top entry is alone in the last of several rows', async ({ page }) => {
  await openPage(page, '/');
  const list = page.getByRole('region', { name: 'Top entries' }).getByRole('list');
  for (const width of [640, 960, 1280])
    for (let count = 10; count > 0; count--) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await list.evaluate((entries, wanted) => {
        const items = Array.from(
          { length: wanted },
          () => entries.firstElementChild?.cloneNode(true) as Element,
        );
        const shown = entries.cloneNode() as Element;
        shown.replaceChildren(...items);
        entries.after(shown);
        const tops = items.map((item) => item.getBoundingClientRect().top);
        shown.remove();
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      }, count);
      if (rows.length > 1) expect(rows.at(-1), `${count} entries at ${width} px`).toBeGreaterThan(1);
    }
});
