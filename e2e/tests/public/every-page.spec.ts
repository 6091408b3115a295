import { expectAccessibleAs } from '../../support/accessibility.js';
import { englishIn } from '../../support/english.js';
import { holdFonts } from '../../support/hold-back.js';
import { layoutShift, noteLayoutShifts } from '../../support/layout-shifts.js';
import { overflowOfLongTexts } from '../../support/long-texts.js';
import { pairedLooks } from '../../support/looks.js';
import { expectReady } from '../../support/pages.js';
import { settle } from '../../support/requests.js';
import { inMalayalam, isNotFoundPath, publicPages } from '../../support/screens.js';
import { expect, signIn, test } from '../../support/test.js';

for (const [position, { path: english, heading }] of publicPages.entries()) {
  // @trust page-policy
  test(`${english} loads in both languages without an error and a move, fits screens from 320 to 1920 px, and is accessible`, async ({
    page,
    scriptErrors,
    account,
  }) => {
    const addressIn = { en: english, ml: inMalayalam(english) };
    for (const path of Object.values(addressIn))
      if (isNotFoundPath(path)) scriptErrors.expectErrorResponse(404, path);
    await noteLayoutShifts(page);
    const fonts = await holdFonts(page);
    const loadAt = async (path: string, width: number) => {
      await page.setViewportSize({ width, height: 900 });
      // As on a slow network, the page is painted before the fonts load.
      fonts.hold();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await fonts.release();
      await expectReady(page);
      await settle(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await layoutShift(page)).toBe(0);
    };

    // Pairs: each language meets each width, signed out and signed in, and each width meets both.
    const looks = pairedLooks(position);
    for (const look of looks)
      await test.step(`${look.locale}, ${look.width} px, ${look.theme}`, async () => {
        await loadAt(addressIn[look.locale], look.width);
        // A script shows the session after hydration; on a phone it is in the menu.
        const name = /^(Sign In|ലോഗിൻ)$/;
        const link = page.getByRole('banner').getByRole('link', { name, includeHidden: true });
        await expect(link).toBeVisible({ visible: look.width >= 768 });
        await expect(page.locator('html')).toHaveAttribute('lang', look.locale);
        if (look.locale === 'en') await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        else expect(await englishIn(page)).toEqual([]);
        await expectAccessibleAs(page, look);
        await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      });

    await test.step('en with texts 1.6 times as long', async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(english);
      await expectReady(page);
      expect(await overflowOfLongTexts(page)).toEqual([]);
    });

    await signIn(page.context(), account);
    for (const { locale, width } of looks) {
      const other = locale === 'en' ? 'ml' : 'en';
      await test.step(`${other}, ${width} px, signed in`, () => loadAt(addressIn[other], width));
    }
  });
}
