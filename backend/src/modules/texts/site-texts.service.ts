import { isSameText, ownTextsOf } from '@paattu/shared/site-texts/defaults';
import { locales } from '@paattu/shared/locales';
import { ownNameIn, siteNameIn } from '@paattu/shared/site-texts/names';
import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { DomainError, fieldError } from '../../common/errors/domain-error.js';
import { requireVersion, versionOf } from '../../common/http/if-match.js';
import { inTransaction, type Transaction } from '../../database/transaction.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { toOwnTexts } from './check-texts.js';
import { Portrait } from './portraits/portrait.entity.js';
import { PortraitsService } from './portraits/portraits.service.js';
import { Publications } from './publications.service.js';
import type { AdminSiteTextsDto, SiteTextsDto, TextsPublicationDto } from './site-texts.dto.js';
import { SiteTextsRow } from './site-texts.entity.js';
import { slugsIn } from './songs-in-texts.service.js';
import { SongsOfArtist } from './songs-of-artist.service.js';

type Stored = Pick<SiteTextsRow, 'published' | 'draft'>;

/** The owner's acts on the texts of the site: a draft, which is published as a whole. */
@Injectable()
export class SiteTextsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly portraits: PortraitsService,
    private readonly changes: ChangeTopics,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly publications: Publications,
    private readonly songs: SongsOfArtist,
  ) {}

  async findTexts(): Promise<AdminSiteTextsDto> {
    return toDto(await this.read());
  }

  async listPublications(): Promise<TextsPublicationDto[]> {
    const { published } = await this.read();
    return this.publications.list(published);
  }

  /** A draft that equals what is published is none. */
  saveDraft(sent: SiteTextsDto, seen: string | null, actorId: string): Promise<AdminSiteTextsDto> {
    const own = toOwnTexts(sent);
    return this.change(seen, async (texts, { manager }) => {
      const after = await this.withoutUnknownSongs(manager, own);
      if (after.portrait && !(await manager.existsBy(Portrait, { id: after.portrait })))
        throw fieldError('VALIDATION_FAILED', 'portrait', 'Please upload the portrait again');
      const draft = isSameText(after, texts.published) ? null : after;
      const before = currentOf(texts);
      await this.audit.record(manager, { action: 'texts.save', actorId, data: {}, before, after });
      return { draft };
    });
  }

  /** Makes the texts of a former publication the draft. A portrait that is gone stays the present one, and a song that is gone is in no milestone. */
  restore(id: number, seen: string | null, actorId: string): Promise<AdminSiteTextsDto> {
    return this.change(seen, async (texts, { manager }) => {
      const found = await this.publications.findTexts(id, texts.published);
      const { portrait } = found;
      const isGone = portrait && !(await manager.existsBy(Portrait, { id: portrait }));
      const after = await this.withoutUnknownSongs(
        manager,
        isGone ? withPortraitOf(texts.published, found) : found,
      );
      const draft = isSameText(after, texts.published) ? null : after;
      const before = currentOf(texts);
      await this.audit.record(manager, { action: 'texts.save', actorId, data: {}, before, after });
      return { draft };
    });
  }

  discardDraft(seen: string | null, actorId: string): Promise<AdminSiteTextsDto> {
    return this.change(seen, async ({ draft, published }, { manager }) => {
      if (draft)
        await this.audit.record(manager, {
          action: 'texts.discard',
          actorId,
          data: {},
          before: draft,
          after: published,
        });
      return { draft: null };
    });
  }

  /** Of two publications of the same draft, the second finds none. */
  publish(seen: string | null, actorId: string): Promise<AdminSiteTextsDto> {
    return this.change(seen, async ({ draft, published }, tx) => {
      if (!draft) throw new DomainError('NOT_FOUND');
      await this.audit.record(tx.manager, {
        action: 'texts.publish',
        actorId,
        data: {},
        before: published,
        after: draft,
      });
      await this.songs.rename(tx, newNames(published, draft), actorId);
      tx.afterCommit(() => this.changes.publish('texts'));
      return { published: draft, draft: null, publishedAt: this.clock.now() };
    });
  }

  /** The texts that came may name a song by an address from before it was renamed, or a deleted one. */
  private async withoutUnknownSongs(manager: EntityManager, texts: OwnTexts): Promise<OwnTexts> {
    const known = await this.songs.findKnown(manager, slugsIn(texts));
    const withKnown = (milestones: OwnTexts['milestones']) =>
      milestones?.map((milestone) =>
        milestone.song === null || known.has(milestone.song) ? milestone : { ...milestone, song: null },
      );
    return ownTextsOf({
      ...texts,
      milestones: withKnown(texts.milestones),
      milestonesMalayalam: withKnown(texts.milestonesMalayalam),
    });
  }

  private read(): Promise<SiteTextsRow> {
    return this.dataSource.manager.findOneByOrFail(SiteTextsRow, { id: true });
  }

  /** Deletes the portraits that the texts named before the change and do not name after it. */
  private change(
    seen: string | null,
    act: (texts: SiteTextsRow, tx: Transaction) => Promise<Partial<SiteTextsRow>>,
  ): Promise<AdminSiteTextsDto> {
    return inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const before = await manager.findOneOrFail(SiteTextsRow, {
        where: { id: true },
        lock: { mode: 'pessimistic_write' },
      });
      requireVersion(versionOfTexts(before), seen);
      const after = await manager.save(SiteTextsRow, { ...before, ...(await act(before, tx)) });
      const named = portraitsOf(after);
      const replaced = portraitsOf(before).filter((id) => !named.includes(id));
      const keys = await this.portraits.deleteRows(manager, replaced);
      tx.afterCommit(() => this.portraits.deleteFiles(keys));
      return toDto(await manager.findOneByOrFail(SiteTextsRow, { id: true }));
    });
  }
}

/** What each former name of the artist becomes. One that was her name in both languages becomes the English one. */
function newNames(before: OwnTexts, after: OwnTexts): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  // Songs keep the name of an artist who has none any more.
  if (locales.every((locale) => ownNameIn(after, locale) === undefined)) return names;
  for (const locale of ['ml', 'en'] as const) {
    names.set(siteNameIn(before, locale), siteNameIn(after, locale));
  }
  return new Map([...names].filter(([former, name]) => former !== name));
}

function withPortraitOf(
  { portrait, portraitAlt, portraitAltMalayalam }: OwnTexts,
  texts: OwnTexts,
): OwnTexts {
  return ownTextsOf({ ...texts, portrait, portraitAlt, portraitAltMalayalam });
}

/** The texts that the owner edits. */
export function currentOf({ draft, published }: Stored): OwnTexts {
  return draft ?? published;
}

/** The ids of the portraits that the texts name. */
export function portraitsOf({ draft, published }: Stored): string[] {
  return [draft?.portrait, published.portrait].filter((id) => typeof id === 'string');
}

function versionOfTexts(texts: Stored): string {
  return versionOf(currentOf(texts));
}

function toDto(texts: SiteTextsRow): AdminSiteTextsDto {
  const { published, draft, publishedAt, updatedAt } = texts;
  return { id: 'site', published, draft, version: versionOfTexts(texts), publishedAt, updatedAt };
}
