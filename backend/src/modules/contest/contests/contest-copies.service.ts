import { mapDates } from '@paattu/shared/contest-dates';
import { CONTEST_FIELDS } from '@paattu/shared/contest-fields';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { findSiteZone } from '../../../common/clock/site-zone.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { slugOfNamesake } from '../../../common/slug.js';
import { inTransaction } from '../../../database/transaction.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { EmailTextsService } from '../../mailing/texts/email-texts.service.js';
import { type PhotoFileKeys, PhotoFiles } from '../photos/photo-files.js';
import type { CopyContestDto } from './admin-contest.dto.js';
import { Contest } from './contest.entity.js';
import { copiedSettingsOf } from './contest-settings.js';
import { nextDates } from './next-dates.js';
import { RulesService } from './rules/rules.service.js';
import { samplePhotoOf } from './sample-photo/sample-photo.js';

const UNTITLED = 'New contest';
const YEAR = /\b(?:19|20)\d{2}\b/;

/** Makes drafts of former contests. Entries and what happened to them are never copied. */
@Injectable()
export class ContestCopies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly rules: RulesService,
    private readonly emailTexts: EmailTextsService,
    private readonly audit: AuditLog,
    private readonly photos: PhotoFiles,
  ) {}

  /** Returns the id of the draft. */
  async copyContest(id: string, parts: CopyContestDto, actorId: string): Promise<string> {
    const source = await this.dataSource.manager.findOneBy(Contest, { id });
    if (!source) throw new DomainError('NOT_FOUND');
    const dates = mapDates((date) => source[date]);
    const next = nextDates(dates, source.timeZone, this.clock.now());
    const title = parts.titles ? addYears(source.title, next.years) : UNTITLED;
    const { titleMalayalam } = source;
    const settings = {
      timeZone: await findSiteZone(this.dataSource),
      galleryOrder: CONTEST_FIELDS.galleryOrder.usual,
      aiRule: CONTEST_FIELDS.aiRule.usual,
      ...copiedSettingsOf(source, parts),
      title,
      ...(parts.titles && { titleMalayalam: titleMalayalam && addYears(titleMalayalam, next.years) }),
      ...(parts.dates && next.dates),
    };
    const photo = parts.samplePhoto ? samplePhotoOf(source) : null;
    const insert = (files: PhotoFileKeys | null) =>
      this.insertDraft(source.id, parts, settings, files, actorId);
    return photo ? this.photos.copyWith('samples', photo, insert) : insert(null);
  }

  private async insertDraft(
    sourceId: string,
    parts: CopyContestDto,
    settings: Partial<Contest> & Pick<Contest, 'title'>,
    photo: PhotoFileKeys | null,
    actorId: string,
  ): Promise<string> {
    const slug = slugOfNamesake(settings.title, 'contest');
    const files = photo && { samplePhotoFile: photo.full, samplePhotoCardFile: photo.card };
    return inTransaction(this.dataSource, async ({ manager }) => {
      const draft = await manager.save(
        manager.create(Contest, { ...settings, ...files, slug, publishedAt: null }),
      );
      await this.rules.createDraft(manager, draft.id, parts.rules ? sourceId : undefined);
      if (parts.emailTexts) await this.emailTexts.copyTexts(manager, sourceId, draft.id);
      await this.audit.record(manager, {
        action: 'contest.copy',
        actorId,
        subjectId: draft.id,
        contestId: draft.id,
        data: { sourceId },
        after: settings,
      });
      return draft.id;
    });
  }
}

/** Cover Song Contest 2025 → Cover Song Contest 2026. */
function addYears(title: string, years: number): string {
  return title.replace(YEAR, (year) => String(Number(year) + years));
}
