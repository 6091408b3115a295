import type { Page } from '@playwright/test';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

const prize = (page: Page) => page.getByRole('region', { name: 'Prize' });
/** All phases occupy the same place, and one is visible. */
const phase = (page: Page, text: string) => prize(page).getByText(text, { exact: true });
const timer = (page: Page) => prize(page).getByRole('timer', { name: 'Time left' });

/** Kerala, and a visitor half a day behind it: the phases follow the visitor's time zone. */
const zones = [
  { timezoneId: 'Asia/Kolkata', offset: '+05:30' },
  { timezoneId: 'America/Los_Angeles', offset: '-07:00' },
];

const boundaries = [
  {
    lastSecond: '2025-06-14T23:59:59',
    before: texts.home.upcoming,
    after: texts.home.submission,
    countdown: '47days00hours00minutes00seconds',
  },
  {
    lastSecond: '2025-07-31T23:59:59',
    before: texts.home.submission,
    after: texts.home.voting,
    countdown: '15days00hours00minutes00seconds',
  },
  {
    lastSecond: '2025-08-15T23:59:59',
    before: texts.home.voting,
    after: texts.home.ended,
    countdown: null,
  },
];

for (const { timezoneId, offset } of zones) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const { lastSecond, before, after, countdown } of boundaries) {
      test(`'${before}' lasts until the end of ${lastSecond}`, async ({ page }) => {
        const time = new Date(`${lastSecond}${offset}`);
        await page.clock.install({ time: time.getTime() - 60_000 });
        await openPage(page, '/');
        await page.clock.pauseAt(time);
        await expect(phase(page, before)).toBeVisible();
        await expect(phase(page, after)).toBeHidden();

        await page.clock.runFor(1_000);

        await expect(phase(page, after)).toBeVisible();
        await expect(phase(page, before)).toBeHidden();
        if (countdown === null) await expect(timer(page)).toHaveCount(0);
        else await expect(timer(page)).toHaveText(countdown);
      });
    }
  });
}

test('an upcoming contest shows when submissions open, without a countdown', async ({ page }) => {
  await page.clock.install({ time: '2025-06-14T12:00:00+05:30' });
  await openPage(page, '/');

  await expect(phase(page, texts.home.upcoming)).toBeVisible();
  await expect(phase(page, 'Submissions open on 17 June 2025.')).toBeVisible();
  await expect(timer(page)).toHaveCount(0);
});

test('the countdown ticks every second, and screen readers do not announce each tick', async ({ page }) => {
  await page.clock.install({ time: '2025-07-30T22:00:00+05:30' });
  await openPage(page, '/');
  await expect(phase(page, texts.home.submission)).toBeVisible();
  await page.clock.pauseAt('2025-07-30T22:58:57+05:30');
  await expect(timer(page)).toHaveText('01days01hours01minutes03seconds');

  await page.clock.runFor(1_000);

  await expect(timer(page)).toHaveText('01days01hours01minutes02seconds');
  // Screen readers do not announce a timer by default, unless an element around it is a live region.
  expect(await timer(page).evaluate((element) => element.closest('[aria-live]:not([aria-live="off"])'))).toBe(
    null,
  );
  await expect(timer(page)).not.toHaveAttribute('aria-live', /polite|assertive/);
});
