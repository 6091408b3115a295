import type { Page } from '@playwright/test';
import { addContest, datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

const NEXT = 'cover-song-contest-2098';
const TITLES = {
  title: 'Cover Song Contest 2098',
  titleMalayalam: 'കവർ സോങ് മത്സരം 2098',
  songTitle: 'Hill Road',
  songTitleMalayalam: 'മലവഴി',
};
/** What a page says only of the next contest. A bare year also occurs in random ids. */
const TRACES = /contest[ -]2098|മത്സരം 2098|മലവഴി/i;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const main = (page: Page) => page.getByRole('main');

test('a contest follows another one, whose page and entries stay', async ({
  page,
  product,
  scriptErrors,
}) => {
  await test.step('a scheduled contest is nowhere', async () => {
    const dates = { ...datesOf(0), certifiedAt: null };
    await addContest(product, NEXT, { ...TITLES, ...dates, entryGate: 'submission_phase' });
    for (const path of ['/', '/ml', '/entries', '/contests', `/contests/${FIRST_CONTEST}`, '/sitemap.xml']) {
      const answer = await page.request.get(path);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(`${JSON.stringify(answer.headers())}${await answer.text()}`).not.toMatch(TRACES);
    }
    for (const path of ['/contests/', '/ml/contests/', '/api/contests/']) {
      const [hidden, unknown] = await Promise.all(
        [NEXT, 'no-such-contest-2098'].map((slug) => page.request.get(path + slug)),
      );
      expect([path, hidden?.status()]).toEqual([path, 404]);
      const named = (await unknown?.text())?.replaceAll('no-such-contest-2098', NEXT);
      expect(await hidden?.text()).toBe(named);
    }
  });

  await test.step('the announcement makes it the current one, which leads to the one before', async () => {
    await setContest(product, NEXT, datesOf(1));
    await openPage(page, '/');
    await expect(main(page).getByText(TITLES.title, { exact: true })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'How to take part' })).toBeVisible();
    await expect(main(page).getByText('No Entries Available Yet')).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Cover Song Contest 2025' }).click();

    await expect(page).toHaveURL(`/contests/${FIRST_CONTEST}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cover Song Contest 2025' })).toBeFocused();
    await expect(main(page).getByText('Ended', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Monsoon Letter' })).toBeVisible();
    await expect(cards(page)).toHaveCount(6);
    await expect(main(page).getByRole('link', { name: /Enter the contest|calendar/ })).toHaveCount(0);

    await page.getByRole('link', { name: TITLES.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: TITLES.title })).toBeFocused();
    await expect(main(page).getByText('Announced', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    const calendar = main(page).getByRole('link', { name: 'Add the dates to your calendar' });
    const file = await page.request.get((await calendar.getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await file.text()).toContain(`SUMMARY:${TITLES.title}: submissions open\r\n`);

    await page.getByRole('link', { name: 'All contests' }).click();
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      TITLES.title,
      'Cover Song Contest 2025',
    ]);
    await openPage(page, `/contests/${FIRST_CONTEST}?q=entrant+two`);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByLabel('Search by name')).toHaveValue('entrant two');
  });

  await test.step('it opens, on an open page and in Malayalam too', async () => {
    await setContest(product, NEXT, datesOf(2));
    await openPage(page, `/contests/${NEXT}`);
    await expect(main(page).getByText('Submissions open', { exact: true })).toBeVisible();
    await main(page).getByRole('link', { name: 'Enter the contest' }).first().click();
    await expect(page).toHaveURL('/#enter');
    await expect(main(page).getByText('The title on the paper: Hill Road (മലവഴി)')).toBeVisible();

    await openPage(page, '/ml/entries');
    await expect(main(page).getByText(TITLES.titleMalayalam, { exact: true })).toBeVisible();
    await main(page).getByRole('link', { name: 'കവർ സോങ് മത്സരം 2025' }).click();
    await expect(page).toHaveURL(`/ml/contests/${FIRST_CONTEST}`);
    await expect(cards(page)).toHaveCount(6);
  });

  await test.step('an address without a contest is not found', async () => {
    scriptErrors.expectErrorResponse(404, '/contests/no-such-contest');
    await openPage(page, '/contests/no-such-contest');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });
});
