import type { Page } from '@playwright/test';
import { layoutShift, noteLayoutShifts } from '../../support/layout-shifts.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test('the chosen theme is stored, and applies before the first paint', async ({ page, scriptErrors }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await themeOf(page)).toBe('dark');

  // No script file of the site loads, so only the script in the head can have set the theme.
  scriptErrors.expect(/ERR_FAILED .*\.js/);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();

  expect(await themeOf(page)).toBe('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 12)');
});

test('Back from a part of a page restores the scroll position', async ({ page }) => {
  await openPage(page, '/terms');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(6).click();
  const heading = page.getByRole('heading', { level: 3 }).nth(6);
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);

  await page.goBack();

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a page that was rendered long ago requests no data', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(songs|contest)/.test(pathname) && request.resourceType() === 'fetch') paths.push(pathname);
  });
  const response = await page.request.get('/entries');
  const html = (await response.text()).replaceAll(/"dataUpdatedAt":\d+/g, '"dataUpdatedAt":1');
  await page.route('**/entries', (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );

  await openPage(page, '/entries');

  expect(paths).toEqual([]);
});

test('a failed request of an offline device is reported', async ({ page, context, scriptErrors }) => {
  scriptErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, '/contact');
  await page.getByLabel('Name').fill('Meera');
  await page.getByLabel('Email').fill('meera@visitor.example');
  await page.getByLabel('Subject').fill('A song');
  await page.getByRole('textbox', { name: 'Message' }).fill('Loved it.');
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Send Message' }).click();

  await expectToast(page, 'Message Not Sent', 'Your message could not be sent. Please try again.');
  await expect(page.getByLabel('Name')).toHaveValue('Meera');
});

test('the first load of a page has at most 110 KB of JavaScript', async ({ request }) => {
  for (const path of ['/', '/songs']) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, address]) => address ?? '',
    );
    expect(scripts.length).toBeGreaterThan(2);

    const sizes = await Promise.all(
      scripts.map(async (address) => {
        const response = await request.get(address, { headers: { 'accept-encoding': 'gzip' } });
        expect(response.headers()['content-encoding']).toBe('gzip');
        return Number(response.headers()['content-length']);
      }),
    );

    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThan(110_000);
  }
});

test('the home page does without a later part whose code does not load, and says so for the form', async ({
  page,
  scriptErrors,
}) => {
  const code = /\/assets\/(submission-form|tutorial|top-entries)-[\w-]+\.js/;
  scriptErrors.expect(code);
  await openPage(page, '/about');
  await page.route(code, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const form = page.getByRole('region', { name: 'Submit your entry' });
  await form.getByRole('button', { name: 'Entry form' }).click();
  const retry = form.getByRole('alert').getByRole('button', { name: 'Reload the page' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute(code);
  await retry.click();
  await form.getByRole('button', { name: 'Entry form' }).click();
  await expect(form.getByLabel('Email')).toBeVisible();
});

test('a page whose code does not arrive says so after twenty seconds, and its button loads it', async ({
  page,
  scriptErrors,
}) => {
  scriptErrors.expect(/code did not arrive in time/);
  await page.clock.install();
  await openPage(page, '/');
  const code = '**/assets/about-page-*.js';
  // No answer at all.
  await page.route(code, () => {});
  const asked = page.waitForRequest(code);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await asked;
  await page.clock.fastForward(20_000);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Reload the page' });
  await expect(retry).toBeVisible();

  await page.unroute(code);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Songs that begin with' })).toBeVisible();
});

test('a restored draft moves nothing while the page loads', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('paattu-entry', JSON.stringify({ name: 'Meera', youtubeUrl: 'not a link' })),
  );
  await noteLayoutShifts(page);

  await openPage(page, '/');

  await expect(page.getByText('Please enter a valid YouTube URL', { exact: true })).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test('the top bar does not cover the part of a page that its address names', async ({ page }) => {
  for (const { path, part } of [
    { path: '/terms#privacy', part: '#privacy' },
    { path: '/ml/terms#privacy', part: '#privacy' },
    { path: '/#tutorial', part: '#tutorial' },
    { path: '/ml#tutorial', part: '#tutorial' },
  ])
    for (const width of [360, 768, 1279, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      await page.goto('/about');
      await openPage(page, path);
      const target = page.locator(part);
      await expect(target).toBeInViewport();
      const bar = await page.getByRole('banner').boundingBox();
      expect((await target.boundingBox())?.y, `${path} at ${width} px`).toBeGreaterThanOrEqual(
        bar?.height ?? Infinity,
      );
    }
});
