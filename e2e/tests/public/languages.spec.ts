import { openEmail } from '../../support/console.js';
import { holdBack } from '../../support/hold-back.js';
import { layoutShift, noteLayoutShifts } from '../../support/layout-shifts.js';
import { unique, uniqueEmail } from '../../support/names.js';
import { expectReady, openPage } from '../../support/pages.js';
import { settle } from '../../support/requests.js';
import { inMalayalam } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('each page of the sitemap names its addresses in both languages, and they name each other', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain(`${baseURL}/ml`);
  expect(addresses.length).toBeGreaterThan(12);
  const alternatesOf = new Map<string, string[]>();
  for (const address of addresses) {
    const response = await request.get(address.replace(new URL(address).origin, baseURL ?? ''));
    expect(response.status()).toBe(200);
    const html = await response.text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical).toBe(address);
    const locale = new URL(address).pathname.startsWith('/ml') ? 'ml' : 'en';
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`property="og:locale" content="${locale}_IN"`);
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
    expect(links.map(([, language]) => language)).toEqual(['en', 'ml', 'x-default']);
    expect(links[2]?.[2]).toBe(links[0]?.[2]);
    alternatesOf.set(
      address,
      links.map(([, , href = '']) => href),
    );
  }
  for (const [address, alternates] of alternatesOf) {
    expect(alternates).toContain(address);
    for (const other of alternates) expect(alternatesOf.get(other)).toEqual(alternates);
  }
});

/** A browser that writes dates and Malayalam numbers with other words, spaces and digits than the server. */
function writeDatesOtherwise(): void {
  const { formatToParts } = Intl.DateTimeFormat.prototype;
  const written = (parts: Intl.DateTimeFormatPart[]) =>
    parts.map((part) => (/^\d+$/.test(part.value) ? part : { ...part, value: `\u202f${part.value}\u202f` }));
  Object.assign(Intl.DateTimeFormat.prototype, {
    formatToParts(this: Intl.DateTimeFormat, date?: Date | number) {
      return written(formatToParts.call(this, date));
    },
  });
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get(this: Intl.DateTimeFormat) {
      return (date?: Date | number) => this.formatToParts(date).reduce((text, { value }) => text + value, '');
    },
  });
  const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')?.get;
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
    get(this: Intl.NumberFormat) {
      const ofBrowser = format?.call(this) as (value: number) => string;
      const { locale } = this.resolvedOptions();
      return (value: number) => (locale.startsWith('ml') ? `\u202f${ofBrowser(value)}` : ofBrowser(value));
    },
  });
  for (const type of [Date, Number])
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
      if (name in type.prototype) Object.assign(type.prototype, { [name]: () => 'of the browser' });
}

test('pages hydrate in a browser that writes dates and numbers otherwise', async ({ page }) => {
  await page.addInitScript(writeDatesOtherwise);
  for (const path of ['/', '/songs', '/entries', '/terms'].flatMap((path) => [path, inMalayalam(path)]))
    await test.step(path, async () => {
      await openPage(page, path);
      expect(await page.evaluate(() => new Date(0).toLocaleDateString())).toBe('of the browser');
      await settle(page);
    });
});

test('the switch keeps the page, what is typed, the place and what plays', async ({ page, ownerApi }) => {
  await ownerApi.uploadSong({ title: unique('River Song') }, 120);
  await openPage(page, '/songs');
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  const audio = page.locator('audio');
  const position = () => audio.evaluate(({ currentTime }: HTMLAudioElement) => currentTime);
  await expect.poll(position).toBeGreaterThan(0.2);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Entry form' }).click();
  await page.getByLabel('Full Name').fill('Anjali Nair');
  const scrolled = await page.evaluate(() => scrollY);

  await page.getByRole('link', { name: 'മലയാളം' }).click();

  await expect(page).toHaveURL('/ml');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
  await expect(page).toHaveTitle('പാട്ട് · മലയാളം പാട്ടുകളും കവർ സോങ് മത്സരവും');
  await expect(page.getByRole('textbox', { name: 'മുഴുവൻ പേര്' })).toHaveValue('Anjali Nair');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled / 2);
  const before = await position();
  await expect.poll(position).toBeGreaterThan(before);

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Anjali Nair');
});

test('the switch keeps its place and the focus, also on the page of a song', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/songs/small-moon');
  const inEnglish = page.getByRole('link', { name: 'മലയാളം' });
  const place = await inEnglish.boundingBox();
  await inEnglish.focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/ml/songs/small-moon');
  const inMalayalamPage = page.getByRole('link', { name: 'English', exact: true });
  await expect(inMalayalamPage).toBeFocused();
  expect(await inMalayalamPage.boundingBox()).toEqual(place);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/songs/small-moon');
  await expect(page.getByRole('link', { name: 'മലയാളം' })).toBeFocused();
});

test('a link that is followed while the switch loads wins, also while its own page loads', async ({
  page,
}) => {
  await openPage(page, '/contact');
  const releaseSwitch = await holdBack(page, '**/assets/contact-*.js');
  const releasePage = await holdBack(page, '**/assets/about-*.js');
  await page.getByRole('link', { name: 'മലയാളം' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  const switched = page.waitForResponse(/\/assets\/contact-.*\.js/);
  await releaseSwitch();
  await (await switched).finished();
  // A press that the page handled after the translations arrived.
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page).toHaveURL('/about');
  await releasePage();
  await expect(page.getByRole('heading', { level: 1, name: 'Songs that begin with' })).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('a page whose language does not load says so in the other language, and the switch leads out', async ({
  page,
  scriptErrors,
}) => {
  scriptErrors.expect(/Failed to (fetch dynamically imported module|load resource)/);
  await openPage(page, '/about');
  await page.getByRole('link', { name: 'മലയാളം' }).click();
  await expect(page).toHaveURL('/ml/about');
  await page.reload();
  await expectReady(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goBack();
  await expect(page.getByRole('alert').getByRole('button', { name: 'പേജ് വീണ്ടും ലോഡ് ചെയ്യുക' })).toBeVisible();

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ആരോ പറഞ്ഞ ഒരു വരിയിൽ തുടങ്ങുന്ന പാട്ടുകൾ.');
});

test('without scripts the switch is a link to the same page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/about');
  await page.getByRole('link', { name: 'മലയാളം' }).click();
  await expect(page).toHaveURL('/ml/about');
  await context.close();
});

test.describe('a visitor whose browser prefers Malayalam', () => {
  test.use({ locale: 'ml-IN' });

  test('is offered it once, and nothing moves', async ({ page }) => {
    await noteLayoutShifts(page);
    await openPage(page, '/songs');
    const offer = page.getByRole('link', { name: 'ഈ പേജ് മലയാളത്തിൽ വായിക്കാം' });
    await expect(offer).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, '/');
    const cover = page.getByRole('main').getByRole('img').first();
    await expect(cover).toBeVisible();
    const [above, below] = [await offer.boundingBox(), await cover.boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);

    await page.getByRole('button', { name: 'അടയ്ക്കുക' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expectReady(page);
    await expect(offer).toBeHidden();
  });

  test('reads the page in Malayalam by the offer', async ({ page }) => {
    await openPage(page, '/contact');
    await page.getByRole('link', { name: 'ഈ പേജ് മലയാളത്തിൽ വായിക്കാം' }).click();
    await expect(page).toHaveURL('/ml/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ബന്ധപ്പെടൂ');
  });
});

test('a message from a Malayalam page gets a Malayalam receipt, and the console shows the language', async ({
  page,
  ownerPage,
}) => {
  const email = uniqueEmail('gayathri');
  await openPage(page, '/ml/contact');
  await page.getByRole('textbox', { name: 'പേര്' }).fill('ഗായത്രി');
  await page.getByRole('textbox', { name: 'ഇമെയിൽ' }).fill(email);
  await page.getByRole('textbox', { name: 'വിഷയം' }).fill('കൊച്ചിയിൽ ഒരു പരിപാടി');
  await page.getByRole('textbox', { name: 'സന്ദേശം' }).fill('വരുമോ?');
  await page.getByRole('button', { name: 'അയയ്ക്കുക' }).click();
  await openEmail(ownerPage, email, 'നിങ്ങളുടെ സന്ദേശം കിട്ടി');
  await expect(ownerPage.getByText('Malayalam', { exact: true })).toBeVisible();
});
