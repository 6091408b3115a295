import { settle } from '../../support/requests.js';
import { expect, test } from '../../support/test.js';

/** Home, its frame and the runtime of the federation (decision 127). */
const MOST_BYTES = 230_000;

for (const [language, sentence] of [
  ['en', / for you\.$/],
  ['ml', / നിങ്ങളെ കാത്തിരിക്കുന്നു\.$/],
] as const)
  test(`Home of the console in ${language} has little JavaScript, none of the other pages, and no file twice`, async ({
    ownerPage: page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('paattu-language', chosen), language);
    const sizes: Promise<[name: string, bytes: number]>[] = [];
    const files: string[] = [];
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/remotes/admin-web/')) files.push(pathname);
      if (!pathname.endsWith('.js')) return;
      sizes.push(
        request
          .sizes()
          .then(({ responseBodySize, responseHeadersSize }) => [
            pathname.split('/').at(-1) ?? '',
            responseBodySize + responseHeadersSize,
          ]),
      );
    });

    await page.goto('/admin');
    await expect(page.getByText(sentence)).toBeVisible();
    await settle(page);

    const loaded = await Promise.all(sizes);
    expect(loaded.filter(([name]) => /^(pages|malayalam-of-pages)-/.test(name))).toEqual([]);
    expect(files.filter((name, index) => files.indexOf(name) < index)).toEqual([]);
    expect(loaded.length).toBeGreaterThan(10);
    expect(loaded.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
  });
