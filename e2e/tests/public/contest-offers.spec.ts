import type { Locator, Page } from '@playwright/test';
import { datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

const ENTER = 'Enter the contest';
const PREPARE = 'How to take part';
const LISTEN = 'See the entries';
const BANNER = 'Voting for the competition will begin on August 1st, 2098!';

/** The first link of the first screen. */
const offer = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^(Enter|How|See)/ })
    .first();

const captchaPicture = (section: Locator) => section.getByRole('img', { name: /^Distorted picture/ });

for (const { state, past, heading, first, phase, form, banner } of [
  {
    state: 'announced',
    past: 1,
    heading: /^Sing it your way/,
    first: PREPARE,
    phase: 'Contest yet to begin',
    form: 'Submissions open on 17 June 2098.',
    banner: true,
  },
  {
    state: 'open',
    past: 2,
    heading: /^Sing it your way/,
    first: ENTER,
    phase: 'Submissions are open.',
    form: null,
    banner: true,
  },
  {
    state: 'closed',
    past: 3,
    heading: /^Hear the covers/,
    first: LISTEN,
    phase: 'Submissions are closed.',
    form: '',
    banner: true,
  },
  {
    state: 'voting',
    past: 4,
    heading: /^Hear the covers/,
    first: LISTEN,
    phase: 'Thank you for participating! Voting Begins!',
    form: '',
    banner: false,
  },
  {
    state: 'judging',
    past: 5,
    heading: /^Hear the covers/,
    first: LISTEN,
    phase: 'Voting has ended. The winner is being chosen.',
    form: '',
    banner: false,
  },
  {
    state: 'decided',
    past: 6,
    heading: /^Hear the covers/,
    first: LISTEN,
    phase: 'The contest has ended.',
    form: '',
    banner: false,
  },
]) {
  test(`a contest that is ${state} offers what the server accepts`, async ({ page, product }) => {
    await setContest(product, FIRST_CONTEST, { ...datesOf(past), entryGate: 'submission_phase' });
    await openPage(page, '/');

    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(offer(page)).toHaveAccessibleName(first);
    await expect(page.getByRole('region', { name: 'Prize' }).getByText(phase, { exact: true })).toBeVisible();
    const section = page.getByRole('region', { name: 'Submit your entry' });
    // After the submissions, nothing says how to take part.
    await expect(page.getByRole('region', { name: PREPARE })).toHaveCount(form === '' ? 0 : 1);
    await expect(section).toHaveCount(form === '' ? 0 : 1);
    if (form === null) {
      await expect(section.getByRole('form')).toBeVisible();
      // Its code loads when a visitor scrolls to it, without a press.
      await section.getByRole('form').scrollIntoViewIfNeeded();
      await expect(captchaPicture(section)).toBeVisible();
    } else if (form) {
      await expect(section.getByText(form, { exact: true })).toBeVisible();
      await expect(section.getByRole('form')).toHaveCount(0);
    }

    await expect(page.getByText('Newest song', { exact: true })).toHaveCount(0);

    await openPage(page, '/entries');
    await expect(page.getByRole('heading', { level: 1, name: 'Contest Entries' })).toBeVisible();
    await expect(page.getByText(BANNER, { exact: true })).toHaveCount(banner ? 1 : 0);
  });
}

test('the song of the first screen has a label while the site has no song of the contest', async ({
  page,
  product,
}) => {
  await setContest(product, FIRST_CONTEST, { songTitle: 'Song to Come' });
  await openPage(page, '/');
  await expect(page.getByText('Newest song', { exact: true })).toBeVisible();
});

test('a contest that still accepts entries folds its form away after the submissions', async ({ page }) => {
  await openPage(page, '/');
  const section = page.getByRole('region', { name: 'Submit your entry' });
  const unfold = section.getByRole('button', { name: 'Entry form' });
  await expect(section.getByRole('form')).toBeHidden();

  await unfold.press('Enter');
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  // With the code of the form, which keeps what is typed.
  await expect(captchaPicture(section)).toBeVisible();
  await section.getByLabel('Full Name').fill('Meera');

  await page.reload();
  await expect(section.getByLabel('Full Name')).toHaveValue('Meera');
  await expect(section.getByRole('form')).toBeVisible();
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
});

test.describe('without a contest that offers anything', () => {
  test.use({ demo: false });

  test('an empty gallery has no invitation while the server accepts no entries', async ({
    page,
    product,
  }) => {
    await setContest(product, FIRST_CONTEST, { ...datesOf(4), entryGate: 'submission_phase' });
    await openPage(page, '/entries');

    await expect(page.getByText('Entries appear here as soon as they are approved.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: ENTER })).toHaveCount(0);

    await setContest(product, FIRST_CONTEST, { ...datesOf(2), entryGate: 'submission_phase' });
    await openPage(page, '/entries');

    await expect(page.getByRole('main').getByRole('link', { name: ENTER })).toBeVisible();
  });
});
