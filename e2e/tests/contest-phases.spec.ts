import type { Page } from '@playwright/test';
import { openPage } from '../support/pages.js';
import { expect, test } from '../support/test.js';

async function openAt(page: Page, time: string): Promise<void> {
  await page.clock.install({ time });
  await openPage(page, '/');
}

const prize = (page: Page) => page.getByRole('region', { name: 'Prize' });

test('before its announcement, the contest is yet to begin', async ({ page }) => {
  await openAt(page, '2025-06-14T12:00:00+05:30');

  await expect(prize(page)).toContainText('Contest yet to begin');
  await expect(prize(page)).toContainText('17 June 2025');
  await expect(prize(page).getByRole('timer')).toHaveCount(0);
});

test('the countdown ticks every second, and voting begins at its end', async ({ page }) => {
  await openAt(page, '2025-07-30T22:00:00+05:30');
  await expect(prize(page)).toContainText('Submissions are open.');
  await page.clock.pauseAt('2025-07-30T22:58:57+05:30');
  const timer = prize(page).getByRole('timer', { name: 'Time left' });
  await expect(timer).toHaveText('01days01hours01minutes03seconds');

  await page.clock.runFor(1000);
  await expect(timer).toHaveText('01days01hours01minutes02seconds');

  await page.clock.fastForward('25:01:02');
  await expect(prize(page)).toContainText('Thank you for participating! Voting Begins!');
  await expect(timer).toHaveText('15days00hours00minutes00seconds');
});

test('after the voting, the contest has ended', async ({ page }) => {
  await openAt(page, '2025-08-16T00:00:01+05:30');

  await expect(prize(page)).toContainText('The contest has ended.');
  await expect(prize(page).getByRole('timer')).toHaveCount(0);
});

test.describe('of a visitor far west of Kerala', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the phases follow the own calendar', async ({ page }) => {
    await openAt(page, '2025-07-31T23:00:00-07:00');

    await expect(prize(page)).toContainText('Submissions are open.');
  });
});
