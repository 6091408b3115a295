import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { openEmail } from '../../support/console.js';
import { changeOne } from '../../support/database.js';
import { answerTo, decide, openEntries, passUndo } from '../../support/moderation.js';
import { unique, uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

/** What an entrant proposes on her page. The photo is that of another entry, if there is one. */
async function propose(name: string, flags: string[], photoOf: string | null): Promise<void> {
  await changeOne(
    `insert into entry_revisions (entry_id, name, video_id, video_flags, video_title, video_duration_s, video_checked_at,
       verification_image_url, card_image_url)
     select entry.id, $2, $3, $4, 'Mazha by the river', 125, now(), photo.verification_image_url, photo.card_image_url
     from contest_entries entry left join contest_entries photo on photo.name = $5 where entry.name = $1`,
    [name, `${name} anew`, videoIdWithViews(0), flags, photoOf],
  );
}

test('a moderator decides on the changes of entrants by keys, one after another', async ({
  ownerPage: page,
  visitorApi,
  scriptErrors,
}) => {
  const tag = unique('Changing');
  const email = uniqueEmail('changing');
  const [first, second, third, spare] = ['first', 'second', 'third', 'spare'].map(
    (word) => `${tag} ${word}`,
  ) as [string, string, string, string];
  for (const name of [first, second, third, spare])
    await visitorApi.submitEntry({ name, email, videoId: videoIdWithViews(0) });
  await page.clock.install();
  await openEntries(page, tag);
  for (const name of [first, second, third])
    await decide(page, page.getByRole('article', { name }), 'Approve');
  for (const name of [first, second, third])
    await propose(name, ['age-restricted'], name === first ? spare : null);

  await page.goto('/admin/contest/changes');
  const main = page.getByRole('main');
  const name = main.getByRole('heading', { level: 3 });
  const shown = page.getByRole('status').filter({ hasText: tag });
  const toast = page.getByRole('alert');
  await expect(shown).toHaveText(`${first}, 1 of 3`);
  await expect(page.getByRole('link', { name: 'Changes 3 waiting' })).toBeVisible();
  const names = main.getByRole('region', { name: 'Name', exact: true }).getByRole('definition');
  await expect(names).toHaveText([first, `${first} anew`]);
  await expect(main.getByRole('region', { name: 'Photo' }).locator('img')).toHaveCount(2);
  const video = main.getByRole('region', { name: 'Video' });
  await expect(video).toContainText('Age-restricted');
  const [now, proposed] = [
    'TitleMazha (cover)ChannelAnjali SingsLength17:00',
    'TitleMazha by the riverChannelnot knownLength2:05',
  ];
  await expect(video.getByLabel('What YouTube says of the video')).toContainText([now, proposed]);
  await expectAccessible(page);
  const approved = answerTo(page, 'Approve');
  await page.keyboard.press('a');
  await expect(toast).toContainText(`${first}: Change approved`);
  await expect(shown).toHaveText(`${second}, 1 of 2`);

  // The check of the proposed video chooses the reason.
  await expect(page.getByRole('button', { name: 'Reason: Limited by age or country' })).toBeInViewport();
  await page.keyboard.press('r');
  expect((await approved).status()).toBe(204);
  const rejected = toast.filter({ hasText: second });
  await expect(rejected).toContainText(`${second}: Change rejected`);
  await expect(rejected).toContainText('Limited by age or country');
  await expect(name).toHaveText(third);

  await page.setViewportSize({ width: 320, height: 740 });
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await changeOne(
    `update entry_revisions set state = 'cancelled', decided_at = now(), verification_image_url = null, card_image_url = null
     where entry_id = (select id from contest_entries where name = $1)`,
    [third],
  );
  scriptErrors.expect(/status of 409/);
  const conflict = answerTo(page, 'Approve');
  await page.keyboard.press('a');
  await expect(main.getByText('No change waits').last()).toBeVisible();
  await passUndo(page);
  expect((await conflict).status()).toBe(409);
  await expect(toast.filter({ hasText: 'in the meantime' })).toContainText(
    `The change of ${third} was decided, taken back or replaced in the meantime. Nothing was sent.`,
  );

  await openEmail(page, email, 'Your change could not be accepted');
  await expect(page.frameLocator('iframe').getByText(/because of age or country/)).toBeVisible();

  // A video that breaks is a task, and the likeliest reason.
  await changeOne(
    `update entry_videos set health = 'broken', problem = 'missing'
     where entry_id = (select id from contest_entries where name = $1)`,
    [third],
  );
  await page.goto('/admin/contest/entries');
  await page.getByRole('button', { name: 'Video broken 1' }).click();
  const row = page.getByRole('article');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Video broken since');
  await page.getByRole('link', { name: third }).click();
  await expect(main.getByText('It is private, deleted or not ready.')).toBeVisible();
  await page.keyboard.press('Shift+D');
  await expect(page.getByRole('radio', { name: 'The video cannot be played' })).toBeChecked();
});
