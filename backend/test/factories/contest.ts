import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { videoUrl } from '@paattu/shared/youtube-url';
import { insertFirstContest } from '../../src/database/migrations/base-line/first-rows.js';
import type { Captcha } from '../../src/modules/contest/entries/captcha/captcha.entity.js';
import { ContestEntry } from '../../src/modules/contest/entries/contest-entry.entity.js';
import { Contest } from '../../src/modules/contest/contests/contest.entity.js';
import { toProposal, versionOfProposal } from '../../src/modules/contest/entries/page/revisions/proposal.js';
import type { TestApp } from '../app.js';
import { type Answer, client } from '../client.js';

/** The `CAPTCHA_FIXED_ANSWER` of the tests. */
export const CAPTCHA_ANSWER = 'ABC234';

export function randomVideoId(): string {
  return randomBytes(8).toString('base64url').slice(0, 11);
}

/** Gives the contest of 2025 to a new site. */
export function addFirstContest(app: TestApp): Promise<void> {
  return insertFirstContest(app.dataSource);
}

/** The contest of 2025. */
export async function currentContest(app: TestApp): Promise<Contest> {
  return app.dataSource.manager.findOneByOrFail(Contest, { slug: 'cover-song-contest-2025' });
}

/** Inserts the row of an example, without its songs and entries. Returns its id. */
export async function createExampleContest(app: TestApp): Promise<string> {
  const [{ id }] = await app.dataSource.query<[{ id: string }]>(
    `insert into contests (title, time_zone, published_at, is_example, song_title, prize_amount, announce_at, opens_at, closes_at,
       voting_opens_at, voting_closes_at, winner_at)
     select 'Try it', 'UTC', now(), true, 'Rain', 0, now() + interval '1 day', now() + interval '2 days', now() + interval '3 days',
       now() + interval '3 days', now() + interval '4 days', now() + interval '5 days'
     returning id`,
  );
  return id;
}

/** Deletes the contests whose slugs match a `like` pattern. The trigger that keeps published contests is off meanwhile, so that a test can tidy up. */
export function deleteContests(app: TestApp, slugs: string): Promise<void> {
  return app.asSuperuser(
    `alter table contests disable trigger contests_published_stay;
     delete from contests where slug like '${slugs}';
     alter table contests enable trigger contests_published_stay`,
  );
}

/** An entry whose photo was not deleted. */
type EntryWithPhoto = ContestEntry & { photoKey: string; cardKey: string };

/** Inserts the row of an entry, without photo, audit row and email. A view count without a time is of now; without one, YouTube was not asked. */
export async function createEntry(app: TestApp, values: Partial<ContestEntry> = {}): Promise<EntryWithPhoto> {
  const { manager } = app.dataSource;
  const videoId = values.videoId ?? randomVideoId();
  const key = `contest-submissions/contest-images/${videoId}`;
  return manager.save(
    manager.create(ContestEntry, {
      contestId: (await currentContest(app)).id,
      name: 'Anjali Nair',
      email: 'anjali@visitor.example',
      videoId,
      youtubeUrl: videoUrl(videoId),
      photoKey: `${key}.jpg`,
      cardKey: `${key}.webp`,
      ...(values.status === 'withdrawn' ? { withdrawnAt: new Date(), withdrawnFrom: 'pending' } : {}),
      viewCount: 0,
      ...(typeof values.viewCount === 'number' ? { viewsRefreshedAt: new Date() } : {}),
      ...values,
    }),
  ) as Promise<EntryWithPhoto>;
}

/** The version of an entry that a moderator sees now, for a decision. */
export async function versionSeen(app: TestApp, id: string): Promise<string> {
  return versionOfProposal(toProposal(await app.dataSource.manager.findOneByOrFail(ContestEntry, { id })));
}

export function makePhoto(format: 'png' | 'jpeg' = 'jpeg'): Promise<Buffer> {
  const image = sharp({ create: { width: 1_000, height: 750, channels: 3, background: '#356' } });
  return image.toFormat(format).toBuffer();
}

export async function createCaptcha(app: TestApp): Promise<string> {
  return (await client(app).post<Pick<Captcha, 'id'>>('/api/captchas')).body.id;
}

export interface Submission {
  /** Replaces default fields; null leaves one out. */
  fields?: Record<string, string | null>;
  /** Null leaves the photo out. */
  photo?: Buffer | null;
  idempotencyKey?: string;
  /** The contest that the form showed. */
  contestId?: string;
  /** The number of the rules that the form showed. */
  rulesVersion?: number;
  /** The number of the sentences that the form showed. */
  wording?: number;
}

/** Submits the form as a browser does, with valid default values. */
export async function submitEntry(app: TestApp, submission: Submission = {}): Promise<Answer> {
  const { idempotencyKey, contestId, rulesVersion, wording } = submission;
  const headers = {
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(contestId && { 'contest-id': contestId }),
    ...(rulesVersion && { 'rules-version': String(rulesVersion) }),
    ...(wording && { 'consents-wording': String(wording) }),
  };
  return client(app)
    .with(headers)
    .post('/api/contest/entries', await submissionForm(app, submission));
}

/** The form of `submitEntry`. */
export async function submissionForm(app: TestApp, submission: Submission = {}): Promise<FormData> {
  const fields: Record<string, string | null> = {
    name: 'Anjali Nair',
    email: 'anjali@visitor.example',
    youtubeUrl: videoUrl(randomVideoId()),
    captchaId: submission.fields?.['captchaId'] ?? (await createCaptcha(app)),
    captchaText: CAPTCHA_ANSWER,
    ...submission.fields,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
  const photo = submission.photo === undefined ? await makePhoto() : submission.photo;
  if (photo) form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}
