import { unique, videoIdWithViews } from '../../support/names.js';
import { publicPages } from '../../support/screens.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the HTML of each page is complete', async ({ page, baseURL, scriptErrors }) => {
    scriptErrors.expectErrorResponse(404, '/404');
    for (const { path, title, heading } of publicPages)
      await test.step(path, async () => {
        const response = await page.goto(path);

        expect(response?.status()).toBe(path === '/404' ? 404 : 200);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`);
        for (const name of ['og:title', 'og:description', 'og:url', 'og:image'])
          await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /./);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /./);
        await expect(
          page.getByText(
            'Singer, songwriter, and music producer creating soulful melodies that touch hearts.',
          ),
        ).toBeVisible();
      });
  });

  test('the HTML of /songs and /entries includes new songs and entries', async ({ page, ownerApi }) => {
    const { title } = await ownerApi.uploadSong({ title: unique('Early Rain') });
    const name = unique('Fathima');
    await ownerApi.approve(await ownerApi.submitEntry({ name, videoId: videoIdWithViews(0) }));

    await page.goto('/songs');
    await expect(page.getByRole('article', { name: title })).toBeVisible();

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/entries');
    // Above the heading, and later in each entry.
    await expect(page.getByRole('main').getByText('Cover Song Contest 2025').first()).toBeInViewport();
    const entry = page.getByRole('article').filter({ hasText: name });
    await expect(entry).toBeVisible();
    await expect(page.getByText(texts.entries.sorting)).toBeVisible();
  });

  test('the menu on a phone opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();

    await expect(page).toHaveURL('/contact');
  });

  test('the HTML of / includes the prize and the top entries', async ({ page, ownerApi }) => {
    await ownerApi.approve(
      await ownerApi.submitEntry({ name: unique('Kiran'), videoId: videoIdWithViews(0) }),
    );

    await page.goto('/');

    await expect(page.getByText('₹5,00,000').first()).toBeVisible();
    const top = page.getByRole('region', { name: 'Top entries' });
    await expect(top.getByRole('img', { name: 'Rank 1' })).toBeVisible();
    expect(await top.getByRole('listitem').count()).toBeLessThanOrEqual(10);
  });
});

// @trust error-content
test('unknown paths respond with 404, a song, a link to the home page and without an echo of the path', async ({
  page,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(404, '/no/such/page');

  const response = await page.goto('/no/such/page-with-a-secret');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(
    page.getByText('There is nothing at this address. It may have been mistyped, or what was here has gone.'),
  ).toBeVisible();
  expect(await response?.text()).not.toContain('page-with-a-secret');
  await page.getByRole('main').getByRole('button', { name: 'Play Monsoon Letter' }).click();
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Monsoon Letter');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown path of the API responds with a fixed body', async ({ request }) => {
  const response = await request.get('/api/no-such-thing');

  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
});

// @trust page-policy
test('each page is protected by its headers', async ({ request }) => {
  for (const path of [...publicPages.map((page) => page.path), '/admin'])
    await test.step(path, async () => {
      const response = await request.get(path, { headers: { accept: 'text/html' } });
      const headers = response.headers();
      const policy = new Map(
        (headers['content-security-policy'] ?? '').split(';').map((directive) => {
          const [name = '', ...values] = directive.trim().split(/\s+/);
          return [name, values];
        }),
      );

      const sourcesOf = (directive: string) => policy.get(directive) ?? policy.get('default-src') ?? [];
      const scripts = sourcesOf('script-src');
      expect(scripts).toContain("'self'");
      expect(scripts).not.toContain("'unsafe-inline'");
      expect(scripts).not.toContain("'unsafe-eval'");
      expect(sourcesOf('object-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual([expect.stringMatching(/^'(none|self)'$/)]);
      expect(policy.get('frame-ancestors')).toEqual([expect.stringMatching(/^'(none|self)'$/)]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBeTruthy();
      expect(headers['x-frame-options']).toBe('DENY');
      // The site of this test has no HTTPS; `security-headers.int.spec.ts` looks at one that has.
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-powered-by']).toBeUndefined();
    });
});
