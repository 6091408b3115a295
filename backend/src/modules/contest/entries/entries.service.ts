import { randomUUID } from 'node:crypto';
import type { AiUse } from '@paattu/shared/contest-choices';
import { type Locale, ownerText } from '@paattu/shared/locales';
import { parseVideoId, videoUrl } from '@paattu/shared/youtube-url';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { violates } from '../../../common/errors/database-error.js';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { sentenceOf } from '../../../common/errors/error-catalogue.js';
import { slugOf, slugOfNamesake } from '../../../common/slug.js';
import { requireTurn } from '../../../common/images/decode-image.js';
import { checkPhoto, processPhoto, type ProcessedImage } from '../../../common/images/process-image.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { inTransaction, type Transaction } from '../../../database/transaction.js';
import { MailingService } from '../../mailing/mailing.service.js';
import { OwnerNews } from '../../notices/owner-news.service.js';
import { checkDeclaration, type Declaration } from '../contests/consents/check-declaration.js';
import { ConsentsService } from '../contests/consents/consents.service.js';
import { EntryVideos } from './videos/check/entry-videos.js';
import { KEEPS_VIDEO } from './videos/check/is-channel-entered.js';
import { VideoCheck } from './videos/check/video-check.js';
import type { VideoFindings } from './videos/check/video-findings.js';
import { CaptchasService } from './captcha/captchas.service.js';
import { acceptsEntries } from '../contests/contest-clock.js';
import { ContestEntry } from './contest-entry.entity.js';
import { Contest, type PublishedContest } from '../contests/contest.entity.js';
import { AnnouncedContestsService } from '../contests/announced-contests.service.js';
import { EntryCorrections } from './entry-links/entry-corrections.service.js';
import { EntryLinks, type ShownLink } from './entry-links/entry-links.service.js';
import { EntryEvent } from './entry-event.entity.js';
import { attemptOf, type EntryForm, type NewEntry } from './entry-form.js';
import { PhotoFiles } from '../photos/photo-files.js';
import type { SubmittedEntryDto } from './submit-entry.dto.js';
import { entryReceived } from './emails/entry-received.email.js';

/** An entry from another source, with its status there. */
export interface ImportedEntry extends Pick<
  ContestEntry,
  'name' | 'email' | 'youtubeUrl' | 'status' | 'viewCount' | 'viewsRefreshedAt' | 'submittedAt'
> {
  photo: Buffer;
  /** Without it, the entry is one of the current contest. */
  contestId?: string;
  language?: Locale;
  aiUse?: AiUse;
  isDemo?: boolean;
}

type EntryRow = Omit<NewEntry, 'photo' | 'language'> &
  Pick<ContestEntry, 'contestId' | 'slug' | 'photoKey' | 'cardKey'> &
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
      | 'aiUse'
      | 'aiNote'
      | 'isDemo'
    >
  >;

@Injectable()
export class EntriesService {
  private readonly underWay = new Map<string, Promise<SubmittedEntryDto>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
    private readonly captchas: CaptchasService,
    private readonly consents: ConsentsService,
    private readonly photos: PhotoFiles,
    private readonly corrections: EntryCorrections,
    private readonly links: EntryLinks,
    private readonly videoCheck: VideoCheck,
    private readonly videos: EntryVideos,
    private readonly mailing: MailingService,
    private readonly news: OwnerNews,
    private readonly changes: ChangeTopics,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores an entry. A retry with the same key returns the entry of the first try, although its captcha is used up, its
   * video is entered, or the contest has closed since.
   */
  async submitEntry(form: EntryForm, network: string): Promise<SubmittedEntryDto> {
    try {
      return await this.enterOnce(form, network);
    } catch (error) {
      const earlier = await this.findEarlier(form);
      if (earlier) return this.repeat(earlier);
      throw error;
    }
  }

  /** Adds an entry to a contest without captcha, gate and email. */
  async importEntry({ photo, youtubeUrl, ...values }: ImportedEntry): Promise<ContestEntry> {
    const contestId = values.contestId ?? (await this.contests.findCurrent())?.id;
    if (contestId === undefined) throw new DomainError('CONTEST_CLOSED');
    const videoId = parseVideoId(youtubeUrl);
    if (videoId === null) throw new Error(`${youtubeUrl} names no video`);
    const processed = await processPhoto(await checkPhoto(photo), null);
    const entry = await this.photos.storeWith('entries', processed, ({ full, card }) =>
      this.insertWithSlug(values.name, (tx, slug) =>
        insertEntry(tx, {
          ...values,
          slug,
          // The console shows a time of change only if it differs from the submission.
          updatedAt: values.submittedAt,
          photoKey: full,
          cardKey: card,
          videoId,
          contestId,
        }),
      ),
    );
    await this.changes.publish('entries');
    return entry;
  }

  /** A retry that comes while the first try is under way waits for it. */
  private async enterOnce(form: EntryForm, network: string): Promise<SubmittedEntryDto> {
    const attempt = attemptOf(form);
    if (attempt === null) return this.enterContest(form, network);
    const underWay = this.underWay.get(attempt);
    if (underWay) return underWay;
    const entering = this.enterContest(form, network).finally(() => this.underWay.delete(attempt));
    this.underWay.set(attempt, entering);
    return entering;
  }

  private async enterContest(form: EntryForm, network: string): Promise<SubmittedEntryDto> {
    const { entry, captcha, contestId } = form;
    const contest = await this.contests.findCurrent();
    if (!contest) throw new DomainError('CONTEST_CLOSED');
    if (contestId !== null && contestId !== contest.id) throw new DomainError('CONTEST_CHANGED');
    this.requireAcceptsEntries(contest);
    const checked = await checkPhoto(entry.photo);
    // Before the request to YouTube and before the photo is decoded: both cost far more than a request, a captcha costs a person.
    const attempt = attemptOf(form) ?? randomUUID();
    if (!(await this.captchas.claim(captcha.id, captcha.text, attempt))) throw unsolved();
    let isPaid = false;
    try {
      requireDeclaration(contest, form);
      await this.consents.require(contest, form.consents);
      await this.requireNew(form, contest);
      // A server that is busy now uses no captcha up.
      requireTurn(network);
      isPaid = true;
      const findings = await this.videoCheck.check(entry.videoId, contest);
      const photo = await processPhoto(checked, network);
      return await this.storeEntry(form, contest, photo, findings, attempt);
    } catch (error) {
      // Without the database a captcha stays used. The entrant solves another one.
      await this.captchas.giveBack(captcha.id, attempt, isPaid).catch(() => undefined);
      throw error;
    }
  }

  /** Rejects before the photo is decoded what the unique indexes reject behind it. */
  private async requireNew({ entry, idempotencyKey }: EntryForm, { id: contestId }: Contest): Promise<void> {
    const { manager } = this.dataSource;
    if (idempotencyKey !== null && (await manager.existsBy(ContestEntry, { idempotencyKey })))
      throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    const status = In(KEEPS_VIDEO);
    if (await manager.existsBy(ContestEntry, { contestId, videoId: entry.videoId, status }))
      throw new DomainError('DUPLICATE_VIDEO');
  }

  private storeEntry(
    form: EntryForm,
    contest: PublishedContest,
    photo: ProcessedImage,
    findings: VideoFindings,
    attempt: string,
  ): Promise<SubmittedEntryDto> {
    const { entry, captcha, consents, idempotencyKey } = form;
    const { photo: _, ...values } = entry;
    return this.photos.storeWith('entries', photo, ({ full, card }) =>
      this.insertWithSlug(entry.name, async (tx, slug) => {
        // The contest may have closed while the photo was processed. An edit of its dates or its rules waits for the entry; an
        // approval, which counts in the row of the contest, does not.
        const lock = { mode: 'for_key_share' } as const;
        const locked = await tx.manager.findOne(Contest, { where: { id: contest.id }, lock });
        // The owner may have deleted it, too.
        if (!locked) throw new DomainError('CONTEST_CLOSED');
        this.requireAcceptsEntries(locked);
        const row = await insertEntry(tx, {
          ...values,
          photoKey: full,
          cardKey: card,
          ...requireDeclaration(locked, form),
          slug,
          contestId: contest.id,
          idempotencyKey,
        });
        await this.videos.save(tx.manager, row.id, findings);
        if (!(await this.captchas.keep(tx, captcha.id, attempt))) throw unsolved();
        const given = await this.consents.give(tx.manager, locked, row, consents);
        const shown = await this.showLink(tx.manager, row);
        await this.mailing.queueEmail(tx, {
          template: entryReceived,
          to: row.email,
          payload: {
            name: row.name,
            youtubeUrl: row.youtubeUrl,
            contestTitle: ownerText(row.language, contest.title, contest.titleMalayalam),
            contestSlug: contest.slug,
            // Of its own: whoever opens it reads the mailbox.
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
        return this.toSubmitted(row, shown);
      }),
    );
  }

  /** The first entry of a name has the name alone as its slug. The unique index decides which one is the first. */
  private async insertWithSlug<Inserted>(
    name: string,
    insert: (tx: Transaction, slug: string) => Promise<Inserted>,
  ): Promise<Inserted> {
    try {
      return await inTransaction(this.dataSource, (tx) => insert(tx, slugOf(name, 'entry')));
    } catch (error) {
      if (!violates(error, 'contest_entries_slug_key')) throw error;
      return inTransaction(this.dataSource, (tx) => insert(tx, slugOfNamesake(name, 'entry')));
    }
  }

  /** The answer to a retry: that to the first try may be lost, and with it the link. */
  private async repeat(entry: ContestEntry): Promise<SubmittedEntryDto> {
    return this.dataSource.transaction(async (manager) => {
      // As with a correction: after that, a retry opens nothing. A link that is being opened comes before.
      await manager.query('select from contest_entries where id = $1 for no key update', [entry.id]);
      const isOpen = await this.corrections.isOpen(manager, entry.id);
      return this.toSubmitted(entry, isOpen ? await this.showLink(manager, entry) : null);
    });
  }

  /** No email brings it. */
  private async showLink(
    manager: EntityManager,
    { id: entryId, language }: ContestEntry,
  ): Promise<ShownLink | null> {
    return this.settings.hasMailServer ? null : this.links.show(manager, { entryId, language });
  }

  private toSubmitted({ id, submittedAt }: ContestEntry, shown: ShownLink | null): SubmittedEntryDto {
    return {
      id,
      status: 'pending',
      submittedAt,
      correctionToken: this.corrections.tokenOf(id),
      ...shown,
    };
  }

  private requireAcceptsEntries(contest: Contest): void {
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
  const entry = manager.create(ContestEntry, { viewCount: 0, ...row, youtubeUrl: videoUrl(row.videoId) });
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
    aiUse: entry.aiUse,
    createdAt: entry.submittedAt,
  });
  return entry;
}

function requireDeclaration({ aiRule, acceptance }: Contest, { declaration }: EntryForm): Declaration {
  return checkDeclaration(aiRule, declaration, acceptance === 'ticked');
}

function unsolved(): DomainError {
  const message = sentenceOf('CAPTCHA_INCORRECT');
  return fieldError('CAPTCHA_INCORRECT', 'captchaText', message);
}
