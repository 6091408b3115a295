import type { APIRequest, Page } from '@playwright/test';
import { logIn, OwnerApi } from '../../support/api.js';
import { uniqueAddress, videoIdWithViews } from '../../support/names.js';
import { expectPlayInFirstView } from '../../support/first-view.js';
import { openPage } from '../../support/pages.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

/** Each state is a moment of the first contest, an hour after the date that begins it. */
const MOMENTS = [
  {
    state: 'announced',
    time: '2090-06-15T01:00:00+05:30',
    label: ['Announced', 'പ്രഖ്യാപിച്ചു'],
    phase: ['Contest yet to begin', 'മത്സരം തുടങ്ങിയിട്ടില്ല'],
    offer: ['How to take part', 'എങ്ങനെ പങ്കെടുക്കാം'],
  },
  {
    state: 'open',
    time: '2090-06-17T01:00:00+05:30',
    label: ['Submissions open', 'എൻട്രികൾ സമർപ്പിക്കാം'],
    phase: ['Submissions are open.', 'ഇപ്പോൾ എൻട്രികൾ സമർപ്പിക്കാം.'],
    offer: ['Enter the contest', 'മത്സരത്തിൽ പങ്കെടുക്കൂ'],
  },
  {
    state: 'closed',
    time: '2090-07-25T01:00:00+05:30',
    label: ['Submissions closed', 'എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിച്ചു'],
    phase: ['Submissions are closed.', 'എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിച്ചു.'],
    offer: ['See the entries', 'എൻട്രികൾ കാണുക'],
  },
  {
    state: 'voting',
    time: '2090-08-01T01:00:00+05:30',
    label: ['Voting', 'വോട്ടിങ് നടക്കുന്നു'],
    phase: [
      'Voting is open until midnight on Tuesday 15 August.',
      'ഓഗസ്റ്റ് 15, ചൊവ്വാഴ്ച അർധരാത്രി വരെ വോട്ടു ചെയ്യാം.',
    ],
    offer: ['Vote now', 'വോട്ടു ചെയ്യൂ'],
  },
  {
    state: 'judging',
    time: '2090-08-16T01:00:00+05:30',
    label: ['The winner is being chosen', 'വിധിനിർണയം നടക്കുന്നു'],
    // No round of a jury has opened.
    phase: ['Votes are in. The winner is being chosen.', 'വോട്ടുകൾ എത്തി. വിജയിയെ നിശ്ചയിക്കുന്നു.'],
    offer: ['Hear all the voices', 'എല്ലാ ശബ്ദങ്ങളും കേൾക്കാം'],
  },
  {
    state: 'decided',
    time: '2090-08-20T01:00:00+05:30',
    label: ['Ended', 'അവസാനിച്ചു'],
    // Certified, and not public yet.
    phase: ['The winner will be announced soon.', 'വിജയിയെ ഉടൻ പ്രഖ്യാപിക്കും.'],
    offer: ['Hear all the voices', 'എല്ലാ ശബ്ദങ്ങളും കേൾക്കാം'],
  },
] as const;

const LANGUAGES = ['', '/ml'];

/** A contest with the dates of the specification, in another year. */
const contestOf = (year: number) => ({
  title: `Cover Song Contest ${year}`,
  titleMalayalam: `കവർ സോങ് മത്സരം ${year}`,
  songTitle: `Road of ${year}`,
  songTitleMalayalam: `${year} വഴി`,
  prizeAmount: year * 100,
  announceAt: `${year}-06-15T00:00:00+05:30`,
  opensAt: `${year}-06-17T00:00:00+05:30`,
  closesAt: `${year}-07-25T00:00:00+05:30`,
  votingOpensAt: `${year}-08-01T00:00:00+05:30`,
  votingClosesAt: `${year}-08-16T00:00:00+05:30`,
  winnerAt: `${year}-08-20T00:00:00+05:30`,
});

/** What a page says only of the contest of a year. A bare year also occurs in random ids. */
const tracesOf = (year: string) =>
  new RegExp(`contest[ -]${year}|മത്സരം ${year}|Road of ${year}|${year} വഴി`, 'i');

const main = (page: Page) => page.getByRole('main');

/** The owner at one of the product's addresses. */
async function ownerAt(requests: APIRequest, baseURL: string): Promise<OwnerApi> {
  const extraHTTPHeaders = { 'x-forwarded-for': uniqueAddress() };
  const door = await requests.newContext({ baseURL, extraHTTPHeaders });
  const { accessToken } = await logIn(door, owner);
  await door.dispose();
  const authorization = `Bearer ${accessToken}`;
  return new OwnerApi(
    await requests.newContext({ baseURL, extraHTTPHeaders: { ...extraHTTPHeaders, authorization } }),
  );
}

test('two contests pass through all their states as the clock goes on', async ({
  page,
  product,
  ownerApi,
  playwright,
}) => {
  // Eight times, each with an API process of its own.
  test.slow();
  const contests = await Promise.all(
    [2090, 2091].map(async (year) => {
      const { id, title } = await ownerApi.createContest(contestOf(year));
      return {
        id,
        title,
        malayalam: contestOf(year).titleMalayalam,
        slug: await ownerApi.publishContest(id),
      };
    }),
  );
  const [first, second] = contests;
  if (!first || !second) throw new Error('two contests are needed');
  await page.clock.install();

  await test.step('scheduled: both are nowhere', async () => {
    for (const path of ['/', '/ml', '/contests', '/ml/contests', '/terms', '/sitemap.xml'])
      expect(await (await page.request.get(path)).text()).not.toMatch(tracesOf('209[01]'));
    for (const { slug } of contests)
      for (const language of LANGUAGES)
        expect((await page.request.get(`${language}/contests/${slug}`)).status()).toBe(404);
  });

  for (const { state, time, label, phase, offer } of MOMENTS)
    await test.step(`${state}, in both languages`, async () => {
      const site = await product.startSiteAt(new Date(time));
      const theOwner = await ownerAt(playwright.request, site);
      if (state === 'open')
        await theOwner.approve(
          await theOwner.submitEntry({ name: 'Meera of 2090', videoId: videoIdWithViews(90) }),
        );
      if (state === 'decided') await theOwner.certifyContest(first.id);
      await page.clock.setSystemTime(new Date(time));

      for (const [index, language] of LANGUAGES.entries()) {
        await openPage(page, `${site}${language}`);
        await expect(main(page).getByRole('link', { name: offer[index] }).first()).toBeVisible();
        await expect(main(page).getByText(phase[index] ?? '', { exact: true })).toBeVisible();
        await expectPlayInFirstView(page);

        await openPage(page, `${site}${language}/entries`);
        await expect(main(page).getByText('Meera of 2090', { exact: true })).toHaveCount(
          state === 'announced' ? 0 : 1,
        );

        await openPage(page, `${site}${language}/contests/${first.slug}`);
        await expect(
          main(page)
            .getByText(label[index] ?? '', { exact: true })
            .first(),
        ).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(index ? first.malayalam : first.title));
        expect(await page.content()).not.toMatch(tracesOf('2091'));
      }
      expect((await page.request.get(`${site}/contests/${second.slug}`)).status()).toBe(404);
    });

  await test.step('archived: the announcement of the second contest keeps the pages of the first', async () => {
    const site = await product.startSiteAt(new Date('2091-06-15T01:00:00+05:30'));
    await page.clock.setSystemTime(new Date('2091-06-15T01:00:00+05:30'));
    for (const [index, language] of LANGUAGES.entries()) {
      await openPage(page, `${site}${language}`);
      const title = index ? first.malayalam : first.title;
      await main(page).getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(`${site}${language}/contests/${first.slug}`);
      await expect(main(page).getByText(index ? 'അവസാനിച്ചു' : 'Ended', { exact: true })).toBeVisible();
      await expect(main(page).getByRole('article')).toHaveText(/Meera of 2090/);

      for (const [path, prize] of [
        [`/contests/${first.slug}/rules`, '₹2,09,000'],
        ['/terms', '₹2,09,100'],
      ] as const) {
        await openPage(page, `${site}${language}${path}`);
        await expect(main(page)).toContainText(prize);
      }
    }
  });

  await test.step('the second contest opens', async () => {
    const site = await product.startSiteAt(new Date('2091-06-17T01:00:00+05:30'));
    await page.clock.setSystemTime(new Date('2091-06-17T01:00:00+05:30'));
    const theOwner = await ownerAt(playwright.request, site);
    await theOwner.approve(
      await theOwner.submitEntry({ name: 'Asha of 2091', videoId: videoIdWithViews(91) }),
    );
    for (const language of LANGUAGES) {
      await openPage(page, `${site}${language}/entries`);
      await expect(main(page).getByRole('article')).toHaveText(/Asha of 2091/);
      await openPage(page, `${site}${language}/contests`);
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(3);
    }
  });
});
