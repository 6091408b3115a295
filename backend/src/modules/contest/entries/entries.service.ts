import { type Locale, ownerText } from '@paattu/api-client/locales';
import { parseVideoId, videoUrl } from '@paattu/api-client/youtube-url';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { violates } from '../../../common/errors/database-error.js';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { sentenceOf } from '../../../common/errors/error-catalogue.js';
import { slugOf, slugOfNamesake } from '../../../common/slug.js';
import { checkPhoto, processPhoto } from '../../../common/images/process-image.js';
import { Changes } from '../../../infra/changes/changes.js';
import { inTransaction, type Transaction } from '../../../database/transaction.js';
import { MailingService } from '../../mailing/mailing.service.js';
import { OwnerNews } from '../../notices/owner-news.service.js';
import { ConsentsService } from '../consents/consents.service.js';
import { EntryVideos } from '../videos/check/entry-videos.js';
import { VideoCheck } from '../videos/check/video-check.js';
import { CaptchasService } from './captcha/captchas.service.js';
import { acceptsEntries } from '../contests/contest-clock.js';
import { ContestEntry } from './contest-entry.entity.js';
import { Contest, type PublishedContest } from '../contests/contest.entity.js';
import { AnnouncedContestsService } from '../contests/announced-contests.service.js';
import { EntryCorrections } from '../entry-links/entry-corrections.service.js';
import { EntryLinks } from '../entry-links/entry-links.service.js';
import { EntryEvent } from './entry-event.entity.js';
import type { EntryForm, NewEntry } from './entry-form.js';
import { EntryPhotos, type PhotoKeys } from './entry-photos.js';
import type { SubmittedEntryDto } from './submit-entry.dto.js';

/** An entry from another source, with its status there. */
export interface ImportedEntry extends Pick<
  ContestEntry,
  'name' | 'email' | 'youtubeUrl' | 'status' | 'viewCount' | 'viewsRefreshedAt' | 'submittedAt'
> {
  photo: Buffer;
  /** Without it, the entry is one of the current contest. */
  contestId?: string;
  language?: Locale;
}

type EntryRow = Omit<NewEntry, 'photo' | 'language'> &
  PhotoKeys &
  Pick<ContestEntry, 'contestId' | 'slug'> &
  Partial<
    Pick<
      ContestEntry,
      | 'language'
      | 'status'
      | 'viewCount'
      | 'viewsRefreshedAt'
      | 'submittedAt'
      | 'updatedAt'
      | 'idempotencyKey'
    >
  >;

@Injectable()
export class EntriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
    private readonly captchas: CaptchasService,
    private readonly consents: ConsentsService,
    private readonly photos: EntryPhotos,
    private readonly corrections: EntryCorrections,
    private readonly links: EntryLinks,
    private readonly videoCheck: VideoCheck,
    private readonly videos: EntryVideos,
    private readonly mailing: MailingService,
    private readonly news: OwnerNews,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores an entry. A retry with the same key returns the entry of the first try, although its captcha is used up, its
   * video is entered, or the contest has closed since.
   */
  async submitEntry(form: EntryForm): Promise<SubmittedEntryDto> {
    try {
      return this.toSubmitted(await this.enterContest(form));
    } catch (error) {
      const earlier = await this.findEarlier(form);
      if (earlier) return this.toSubmitted(earlier);
      throw error;
    }
  }

  /** Adds an entry to a contest without captcha, gate and email. */
  async importEntry({ photo, youtubeUrl, ...values }: ImportedEntry): Promise<ContestEntry> {
    const contestId = values.contestId ?? (await this.contests.findCurrent()).id;
    const videoId = parseVideoId(youtubeUrl);
    if (videoId === null) throw new Error(`${youtubeUrl} names no video`);
    const entry = await this.photos.storeWith(await processPhoto(await checkPhoto(photo)), (keys) =>
      this.insertWithSlug(values.name, (tx, slug) =>
        // The console shows a time of change only if it differs from the submission.
        insertEntry(tx, { ...values, slug, updatedAt: values.submittedAt, ...keys, videoId, contestId }),
      ),
    );
    await this.changes.publish('entries');
    return entry;
  }

  private async enterContest(form: EntryForm): Promise<ContestEntry> {
    const { entry, captcha, consents, contestId, idempotencyKey } = form;
    const contest = await this.contests.findCurrent();
    if (contestId !== null && contestId !== contest.id) throw new DomainError('CONTEST_CHANGED');
    this.requireOpen(contest);
    const { photo, ...values } = entry;
    const checked = await checkPhoto(photo);
    // Before the request to YouTube and before the photo is decoded: both cost far more than a request, a captcha costs a person.
    if (!(await this.captchas.checkAnswer(captcha.id, captcha.text))) throw unsolved();
    await this.consents.require(contest, consents);
    const findings = await this.videoCheck.check(entry.videoId, contest);
    return this.photos.storeWith(await processPhoto(checked), (keys) =>
      this.insertWithSlug(entry.name, async (tx, slug) => {
        // The contest may have closed while the photo was processed. An edit of its dates or its rules waits for the entry; an
        // approval, which counts in the row of the contest, does not.
        const lock = { mode: 'for_key_share' } as const;
        const locked = await tx.manager.findOneOrFail(Contest, { where: { id: contest.id }, lock });
        this.requireOpen(locked);
        const row = await insertEntry(tx, {
          ...values,
          ...keys,
          slug,
          contestId: contest.id,
          idempotencyKey,
        });
        await this.videos.save(tx.manager, row.id, findings);
        // Only a stored entry uses its captcha up. Of two entries that share a captcha, one is rejected here.
        if (!(await this.captchas.consume(tx, captcha.id, captcha.text))) throw unsolved();
        const given = await this.consents.give(tx.manager, locked, row, consents);
        await this.mailing.queueEmail(tx, {
          template: 'entry-received',
          to: row.email,
          payload: {
            name: row.name,
            youtubeUrl: row.youtubeUrl,
            contestTitle: ownerText(row.language, contest.title, contest.titleMalayalam),
            contestSlug: contest.slug,
            link: await this.links.create(tx.manager, row.id, row.language),
            ...(given && {
              consents: { ...given, givenAt: row.submittedAt.toISOString(), timeZone: contest.timeZone },
            }),
          },
          language: row.language,
          entryId: row.id,
          contestId: contest.id,
        });
        await this.corrections.allow(tx.manager, row.id);
        await this.news.add(tx.manager, 'entry', row.id);
        return row;
      }),
    );
  }

  /** The first entry of a name has the name alone as its slug. The unique index decides which one is the first. */
  private async insertWithSlug(
    name: string,
    insert: (tx: Transaction, slug: string) => Promise<ContestEntry>,
  ): Promise<ContestEntry> {
    try {
      return await inTransaction(this.dataSource, (tx) => insert(tx, slugOf(name, 'entry')));
    } catch (error) {
      if (!violates(error, 'contest_entries_slug_key')) throw error;
      return inTransaction(this.dataSource, (tx) => insert(tx, slugOfNamesake(name, 'entry')));
    }
  }

  private toSubmitted({ id, submittedAt }: ContestEntry): SubmittedEntryDto {
    return { id, status: 'pending', submittedAt, correctionToken: this.corrections.tokenOf(id) };
  }

  private requireOpen(contest: Contest): void {
    if (!acceptsEntries(contest as PublishedContest, this.clock.now()))
      throw new DomainError('CONTEST_CLOSED');
  }

  private async findEarlier({ idempotencyKey, entry }: EntryForm): Promise<ContestEntry | null> {
    if (idempotencyKey === null) return null;
    const { videoId, name, email } = entry;
    return this.dataSource.manager.findOneBy(ContestEntry, { idempotencyKey, videoId, name, email });
  }
}

/** The only code that inserts entries. The unique indexes decide about duplicates. */
async function insertEntry(tx: Transaction, row: EntryRow): Promise<ContestEntry> {
  const { manager } = tx;
  const entry = manager.create(ContestEntry, { ...row, youtubeUrl: videoUrl(row.videoId) });
  try {
    await manager.save(entry);
  } catch (error) {
    if (violates(error, 'contest_entries_one_per_video')) throw new DomainError('DUPLICATE_VIDEO');
    if (violates(error, 'contest_entries_one_per_key')) {
      throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    }
    throw error;
  }
  await manager.insert(EntryEvent, {
    entryId: entry.id,
    action: 'submit',
    toStatus: entry.status,
    createdAt: entry.submittedAt,
  });
  return entry;
}

function unsolved(): DomainError {
  const message = sentenceOf('CAPTCHA_INCORRECT');
  return fieldError('CAPTCHA_INCORRECT', 'captchaText', message);
}
