import { foreignFont } from '../../support/script-errors.js';
import { expect, test } from '../../support/test.js';

test('the API documentation and its document are public, and list the routes', async ({ page, request }) => {
  const document = await request.get('/api/openapi.json');
  expect(document.status()).toBe(200);
  expect(Object.keys((await document.json()).paths)).toContain('/api/songs');

  await page.goto('/api/docs');
  await expect(page.locator('.opblock').first()).toBeVisible();

  for (const [method, path] of [
    ['GET', '/api/songs'],
    ['PUT', '/api/songs/{id}/vote'],
    ['POST', '/api/contest/entries'],
    ['POST', '/api/auth/login'],
    ['POST', '/api/admin/entries/{id}/approve'],
  ] as const) {
    const route = page.locator(`[data-path="${path}"]`).filter({ hasText: path });
    const operation = page.locator(`.opblock-${method.toLowerCase()}`).filter({ has: route });
    // Of a long document, Swagger UI renders only what is near the screen.
    await expect
      .poll(async () => {
        const isThere = (await operation.count()) > 0;
        if (!isThere) await page.mouse.wheel(0, 500);
        return isThere;
      })
      .toBe(true);
  }
});

test('the owner opens the queue dashboard from the console', async ({ ownerPage, scriptErrors }) => {
  scriptErrors.allow(foreignFont);
  await ownerPage.goto('/admin/settings/technical');
  await ownerPage.getByText('For the operator').click();
  await ownerPage.getByRole('link', { name: 'Queue dashboard' }).click();

  await expect(ownerPage).toHaveURL(/\/admin\/queues/);
  for (const queue of ['emails', 'views'])
    await expect(ownerPage.getByRole('link', { name: new RegExp(`^${queue}`, 'i') }).first()).toBeVisible();
});

// @trust operator-pages
test('only the owner gets the queue dashboard, and an anonymous visitor is asked to sign in', async ({
  request,
  account,
  page,
}) => {
  const paths = ['/admin/queues', '/admin/queues/api/queues'];
  for (const path of paths) {
    const anonymous = await request.get(path, { maxRedirects: 0 });
    expect(anonymous.status(), path).toBe(302);
    expect(anonymous.headers().location).toBe('/auth?returnTo=%2Fadmin%2Fqueues');
  }
  await page.goto('/admin/queues');
  await expect(page).toHaveURL(/\/auth\?returnTo=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');

  // A sign-in page that learns of the session would go to the dashboard, and report the 404.
  await page.goto('about:blank');
  await page.request.post('/api/auth/login', {
    data: { email: account.email, password: account.password },
  });
  for (const path of paths)
    expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});
