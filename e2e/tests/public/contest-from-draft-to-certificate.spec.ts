import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { OwnerApi } from '../../support/api.js';
import { confirm, confirmQuestion, showIdentity } from '../../support/console.js';
import { datesOf, setContest } from '../../support/contests.js';
import { ageIdentityChecks, changeOne } from '../../support/database.js';
import { verificationPhoto } from '../../support/files.js';
import { expectPlayInFirstView } from '../../support/first-view.js';
import { Judge } from '../../support/judge.js';
import { decide, openEntries } from '../../support/moderation.js';
import { unique, uniqueAddress, uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import type { Product } from '../../support/product.js';
import { captchaAnswer } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';
import { describeVideo } from '../../support/youtube-stand-in.js';

// All other files run with the queue on PostgreSQL.
test.use({ hasRedis: true });

const DAY_MS = 86_400_000;
const instant = (daysFromNow: number) => new Date(Date.now() + daysFromNow * DAY_MS).toISOString();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mark = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

interface Entry {
  id: string;
  name: string;
  email: string;
  videoId: string;
}

const someEntry = (name: string) => ({
  name: unique(name),
  email: uniqueEmail('entrant'),
  videoId: videoIdWithViews(0),
});

test.beforeEach(async ({ context }) => {
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
  );
});

test('a contest from its draft to the certificate: an entrant, the owner, a voter and three judges', async ({
  page: entrant,
  otherPage: visitor,
  ownerPage,
  browser,
  product,
  ownerApi,
  scriptErrors,
}) => {
  test.setTimeout(600_000);
  scriptErrors.expectErrorResponse(403, '/result/certification');
  const contest = await publish(ownerPage, ownerApi);
  const others = await Promise.all(
    [someEntry('Binu'), someEntry('Chitra')].map(async (entry) => ({
      ...entry,
      id: await ownerApi.submitEntry(entry),
    })),
  );
  for (const { id } of others) await ownerApi.approve(id);

  const meera = await test.step('an entrant sends her entry, and the owner approves it', async () => {
    const entry = await enter(entrant);
    await ownerPage.clock.install();
    await openEntries(ownerPage, entry.name);
    const row = ownerPage.getByRole('article', { name: entry.name });
    await decide(ownerPage, row, 'Approve');
    await expect(row).toContainText('Approved');
    await openPage(
      entrant,
      await product.linkInEmail(entry.email, 'Your entry is in the contest', '/my-entry'),
    );
    await expect(entrant).toHaveURL(/\/my-entry\?entry=/);
    const id = new URL(entrant.url()).searchParams.get('entry') ?? '';
    return { ...entry, id };
  });

  const receipt = await test.step('a visitor votes for her by the link of an email', async () => {
    await setContest(product, contest.slug, datesOf(4));
    return vote(visitor, product, meera.name);
  });

  await test.step('three judges mark the entries, one of them in the jury room', async () => {
    await judge({ browser, product, ownerApi }, meera.videoId);
  });

  await test.step('the entrants prove that the videos are theirs', async () => {
    for (const { id, videoId } of others) await ownerApi.proveVideo(id, videoId);
    await prove({ page: entrant, product, ownerApi }, meera);
  });

  await test.step('the owner certifies the result, and nobody else sees it', async () => {
    // Voting closes, and the round ends.
    await setContest(product, contest.slug, datesOf(5));
    await changeOne(
      `with closed as (update contests set votes_closed_at = now() where slug = $1 returning id)
       insert into audit_log (action, subject_kind, subject_id, contest_id, data)
       select 'contest.closeVotes', 'contest', id, id, '{}' from closed`,
      [contest.slug],
    );
    await changeOne(
      `with ended as (update jury_rounds set closes_at = date_trunc('milliseconds', now()) where contest_id = $1 returning id, contest_id, closes_at)
       insert into audit_log (action, subject_kind, subject_id, contest_id, data)
       select 'round.extend', 'round', id, contest_id,
         jsonb_build_object('closesAt', to_char(closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from ended`,
      [contest.id],
    );
    await certify(ownerPage, contest.title, meera.name);
    expect((await visitor.request.get(`/api/contests/${contest.slug}/results`)).status()).toBe(404);
  });

  await test.step('a visitor reads the result, verifies it, and finds the vote', async () => {
    await changeOne(`update contests set winner_at = now() where slug = $1`, [contest.slug]);
    await product.linkInEmail(meera.email, 'The result of the contest', '/my-entry');
    await openPage(visitor, '/');
    const winner = visitor.getByRole('region', { name: meera.name });
    await expect(winner.getByRole('heading', { level: 1 })).toHaveText(meera.name);
    await expect(winner.getByRole('button', { name: `Play the video of ${meera.name}` })).toBeVisible();
    await expectPlayInFirstView(visitor);
    await winner.getByRole('link', { name: 'See the result' }).click();
    await expect(visitor).toHaveURL(`/contests/${contest.slug}/results`);
    await expect(visitor.getByRole('table').getByRole('row').nth(1)).toContainText('100');
    await visitor.getByText('For the curious').click();
    const verifying = visitor.getByRole('region', { name: 'Verify this result yourself' });
    await verifying.getByRole('button', { name: /^Verify it/ }).click();
    await expect(verifying.getByRole('status')).toContainText('PASS.');
    const mine = visitor.getByRole('region', { name: 'Check my vote' });
    await mine.getByLabel('Receipt').fill(receipt);
    await visitor.keyboard.press('Enter');
    await expect(mine.getByRole('status')).toHaveText(
      'This vote is counted. Its line is in the verified files: the vote counts.',
    );
  });

  await test.step('the winner accepts the prize, and downloads her certificate', async () => {
    const subject = 'The prize of the contest is offered to you';
    const link = new URL(await product.linkInEmail(meera.email, subject, '/my-entry'));
    // The worker of the tests does not know the port of the site.
    await openPage(entrant, link.pathname + link.hash);
    await expect(entrant.getByText('You have won. Congratulations!')).toBeVisible();
    await entrant.getByRole('button', { name: 'Accept the prize' }).click();
    await entrant.getByRole('button', { name: 'Yes, accept' }).click();
    await expect(entrant.getByRole('heading', { name: 'You Have Accepted the Prize' })).toBeFocused();
    const [download] = await Promise.all([
      entrant.waitForEvent('download'),
      entrant.getByRole('link', { name: 'Your certificate (PDF)' }).click(),
    ]);
    const certificate = await readFile(await download.path());
    expect(certificate.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

/** The owner publishes a draft, whose rules say how the result is computed. */
async function publish(page: Page, ownerApi: OwnerApi): Promise<{ id: string; slug: string; title: string }> {
  const { id } = await ownerApi.createContest({
    title: unique('Contest of four roles'),
    songTitle: 'Hill Road',
    prizeAmount: 600_000,
    announceAt: instant(-3),
    opensAt: instant(-2),
    closesAt: instant(10),
    votingOpensAt: instant(20),
    votingClosesAt: instant(30),
    winnerAt: instant(40),
  });
  await page.goto(`/admin/contest/setup/${id}`);
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await confirm(page, button, 'Publish this contest?');
  await expect(page.getByText('Contest published')).toBeVisible();
  return (await (await page.request.get('/api/contest')).json()) as {
    id: string;
    slug: string;
    title: string;
  };
}

async function enter(page: Page): Promise<Omit<Entry, 'id'>> {
  const entry = someEntry('Meera');
  await openPage(page, '/#enter');
  const form = page.getByRole('form', { name: 'Submit your entry' });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Full Name').fill(entry.name);
  await form.getByRole('textbox', { name: 'Email' }).fill(entry.email);
  await form.getByLabel('YouTube URL').fill(`https://www.youtube.com/watch?v=${entry.videoId}`);
  await form.locator('input[type="file"]').setInputFiles(verificationPhoto);
  await form.getByRole('radio', { name: 'Nothing that you hear in my video is made by' }).check();
  for (const consent of await form.getByRole('checkbox').all()) await consent.check();
  await form.getByLabel('CAPTCHA').fill(captchaAnswer);
  await form.getByRole('button', { name: 'Submit Entry' }).click();
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  return entry;
}

/** Returns the receipt. */
async function vote(page: Page, product: Product, name: string): Promise<string> {
  const email = uniqueEmail('voter');
  await openPage(page, '/vote');
  await page.getByRole('button', { name: `Vote for ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Your vote for' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('I am 18 or over').check();
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('dialog', { name: 'Look into your mailbox' })).toBeVisible();
  await openPage(page, await product.linkInEmail(email, 'Please confirm your vote', '/vote/confirm'));
  await page.getByRole('button', { name: 'Count my vote' }).click();
  await expect(page.getByRole('heading', { name: 'We have your vote' })).toBeVisible();
  return (await page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent()) ?? '';
}

interface JuryHands {
  browser: Browser;
  product: Product;
  ownerApi: OwnerApi;
}

/** The one in the jury room gives all entries the same marks, and the others more to one of them. */
async function judge({ browser, product, ownerApi }: JuryHands, bestVideoId: string): Promise<void> {
  const rooms = [];
  for (const name of ['Demo Judge A', 'Demo Judge B', 'Demo Judge C']) {
    const email = uniqueEmail('judge');
    await ownerApi.inviteJudge({ name, email, locale: 'en' });
    const link = await product.linkInEmail(email, 'An invitation to the jury', '/jury');
    const context = await browser.newContext({
      baseURL: product.origin,
      extraHTTPHeaders: { 'x-forwarded-for': uniqueAddress() },
    });
    rooms.push({ link, context });
  }
  const [first, ...others] = rooms;
  if (!first) throw new Error('a judge is needed');
  for (const { link, context } of others) await new Judge(context.request).accept(link);
  const page = await first.context.newPage();
  await openPage(page, first.link);
  await page.getByRole('button', { name: 'I declare this and open the jury room' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to judge yet' })).toBeVisible();
  await ownerApi.openRound(new Date(Date.now() + 30 * DAY_MS));
  await page.reload();
  for (const number of [1, 2, 3]) {
    await expect(heading(page)).toHaveText(`Entry ${number}`);
    // The keys are those of the entry from then on.
    if (number > 1) await expect(heading(page)).toBeFocused();
    await page.keyboard.press('7');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Lock it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(mark(page, 'Engagement')).toBeFocused();
    await page.keyboard.press('6');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'All done. Thank you!' })).toBeVisible();
  for (const { context } of others) {
    const other = new Judge(context.request);
    for (const videoId of await other.listVideos())
      await other.mark(videoId, videoId === bestVideoId ? 18 : 10, videoId === bestVideoId ? 17 : 9);
  }
  await Promise.all(rooms.map(({ context }) => context.close()));
}

/** The owner asks for a code in the description of the video, and the entrant has it looked for. */
async function prove(
  { page, product, ownerApi }: { page: Page; product: Product; ownerApi: OwnerApi },
  { id, email, videoId }: Entry,
): Promise<void> {
  await ownerApi.askForProof(id);
  await openPage(page, await product.linkInEmail(email, 'Please show that the video is yours', '/my-entry'));
  const code = page.getByRole('region', { name: 'Show That the Video Is Yours' }).getByRole('code');
  await describeVideo(videoId, `My cover. ${await code.textContent()}`);
  await page.getByRole('button', { name: 'Look for the Code' }).click();
  await expect(page.getByRole('heading', { name: 'The Video Is Yours' })).toBeFocused();
}

async function certify(page: Page, title: string, winner: string): Promise<void> {
  await page.goto('/admin/contest/result');
  await page.getByRole('button', { name: 'Propose the Result' }).click();
  await confirmQuestion(page, 'Propose the result?');
  const finalists = page.getByRole('table', { name: 'Finalists by place' });
  await expect(finalists.getByRole('rowheader').first()).toHaveText(`1. ${winner}`);
  await page.getByRole('button', { name: 'Certify…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Certify this result?' });
  await dialog.getByLabel('Title of the contest').fill(title);
  await ageIdentityChecks();
  await dialog.getByRole('button', { name: 'Certify' }).click();
  await showIdentity(page);
  await expect(page.getByText('Result certified')).toBeVisible();
}
