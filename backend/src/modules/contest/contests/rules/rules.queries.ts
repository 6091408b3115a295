import { type Locale, ownerText } from '@paattu/shared/locales';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { Clock } from '../../../../common/clock/clock.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { AnnouncedContestsService } from '../announced-contests.service.js';
import { Contest, type PublishedContest } from '../contest.entity.js';
import {
  findEmptyPlaceholders,
  findUnknownPlaceholders,
  inBraces,
  type Placeholder,
  PLACEHOLDERS,
  valuesOf,
} from './placeholders.js';
import { isReadable, type PublishedRules, RuleVersion } from './rule-version.entity.js';
import { findChanges } from './rules-changes.js';
import type {
  AdminRulesDto,
  ContestPreviewDto,
  RulesComparisonDto,
  RulesDto,
  RulesPreviewDto,
  RulesQueryDto,
  RulesSourceDto,
} from './rules.dto.js';
import { findDifferences } from './rules-differences.js';
import { rulesFile } from './rules-file.js';
import { RulesNotices } from './rules-notices.js';
import { renderRules } from './rules-text.js';
import { areOf2025, findDraft, findPublished, resolve, versionOfSource } from './rules.service.js';

const NOTHING: RulesComparisonDto = {
  differences: [],
  differencesMalayalam: [],
  recipients: 0,
  unreachable: 0,
};

@Injectable()
export class RulesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
    private readonly notices: RulesNotices,
    private readonly clock: Clock,
  ) {}

  /** The rules of the current contest, null without one, and when another contest becomes the current one. */
  async describeCurrent(query: RulesQueryDto): Promise<{ rules: RulesDto | null; changesAt: Date | null }> {
    const now = this.clock.now();
    const contest = await this.contests.findCurrent(now);
    const rules = contest && (await this.describe(contest, query));
    return { rules, changesAt: await this.contests.findNextAnnouncement(now) };
  }

  async describeRules(slug: string, query: RulesQueryDto): Promise<RulesDto> {
    return this.describe(await this.contests.findBySlug(slug), query);
  }

  /** The text of a version in both languages, as its hash is computed. */
  async readFile(slug: string, number: number): Promise<string> {
    const { id } = await this.contests.findBySlug(slug);
    const { text, textMalayalam } = found(await this.listPublished(id), number);
    return rulesFile(text, textMalayalam);
  }

  /** All that the owner needs to write the rules of a contest. */
  async findRules(contestId: string): Promise<AdminRulesDto> {
    const { manager } = this.dataSource;
    const contest = await manager.findOneBy(Contest, { id: contestId });
    if (!contest) throw new DomainError('NOT_FOUND');
    const [draft, versions] = await Promise.all([
      findDraft(manager, contestId),
      this.listPublished(contestId),
    ]);
    const [last] = versions;
    const latest = last ?? draft;
    const [values, malayalamValues] = [valuesOf(contest, 'en'), valuesOf(contest, 'ml')];
    const { id, slug, title, titleMalayalam } = contest;
    return {
      id,
      contest: { id, slug, title, titleMalayalam },
      isContestPublished: contest.publishedAt !== null,
      isFinal: contest.certifiedAt !== null,
      isCopiedAsTemplate: latest !== null && areOf2025(latest),
      draft: draft && toSource(draft),
      version: versionOfSource(draft),
      published: last ? toSource(last) : null,
      versions: versions.map((version) => ({
        ...toVersion(version, 'en'),
        changeMalayalam: version.changeMalayalam,
      })),
      placeholders: PLACEHOLDERS.map((name: Placeholder) => ({
        name,
        value: values[name],
        valueMalayalam: malayalamValues[name],
      })),
    };
  }

  /** How a source would look with the values that the contest has now. */
  async preview(contestId: string, { source, sourceMalayalam }: RulesSourceDto): Promise<RulesPreviewDto> {
    const { manager } = this.dataSource;
    const contest = await manager.findOneBy(Contest, { id: contestId });
    if (!contest) throw new DomainError('NOT_FOUND');
    const published = await findPublished(manager, contestId);
    const texts = resolve(contest, { source, sourceMalayalam });
    const problems = [
      ...findUnknownPlaceholders(source),
      ...findUnknownPlaceholders(sourceMalayalam),
      ...findEmptyPlaceholders(source, valuesOf(contest, 'en')).map(inBraces),
      ...findEmptyPlaceholders(sourceMalayalam, valuesOf(contest, 'ml')).map(inBraces),
    ];
    return {
      english: renderRules(texts.text, 'en'),
      malayalam: renderRules(texts.textMalayalam, 'ml', texts.text),
      ...(await this.compare(published, texts)),
      problems: [...new Set(problems)],
    };
  }

  /** What visitors would read otherwise if the contest changed to this. Nothing while they cannot read the rules. */
  async previewEdit(contest: Contest): Promise<ContestPreviewDto> {
    const published = contest.certifiedAt ? null : await findPublished(this.dataSource.manager, contest.id);
    if (!published || !isReadable(published, this.clock.now()))
      return { needsRulesChange: false, ...NOTHING };
    const texts = resolve(contest, published);
    if (texts.text === published.text && texts.textMalayalam === published.textMalayalam)
      return { needsRulesChange: false, ...NOTHING };
    return { needsRulesChange: true, ...(await this.compare(published, texts)) };
  }

  private async compare(
    published: PublishedRules | null,
    { text, textMalayalam }: ReturnType<typeof resolve>,
  ): Promise<RulesComparisonDto> {
    if (!published) return NOTHING;
    return {
      differences: findChanges(published.text, text),
      differencesMalayalam: findChanges(published.textMalayalam, textMalayalam),
      ...(isReadable(published, this.clock.now())
        ? await this.notices.countRecipients(this.dataSource.manager, published.contestId)
        : { recipients: 0, unreachable: 0 }),
    };
  }

  private async describe(
    { id, slug, title, titleMalayalam }: PublishedContest,
    { language, version: number }: RulesQueryDto,
  ): Promise<RulesDto> {
    const versions = await this.listPublished(id);
    const version = found(versions, number ?? versions[0]?.number);
    return {
      contest: { id, slug, title, titleMalayalam },
      version: toVersion(version, language),
      differences: await findDifferences(this.dataSource.manager, version.id, language),
      versions: versions.map((each) => toVersion(each, language)),
      ...renderRules(language === 'ml' ? version.textMalayalam : version.text, language, version.text),
    };
  }

  private async listPublished(contestId: string): Promise<PublishedRules[]> {
    const versions = await this.dataSource.manager.find(RuleVersion, {
      where: { contestId, publishedAt: Not(IsNull()) },
      order: { number: 'DESC' },
    });
    return versions as PublishedRules[];
  }
}

function found(versions: PublishedRules[], number: number | undefined): PublishedRules {
  const version = versions.find((each) => each.number === number);
  if (!version) throw new DomainError('NOT_FOUND');
  return version;
}

function toSource({ source, sourceMalayalam, updatedAt }: RuleVersion) {
  return { source, sourceMalayalam, updatedAt };
}

function toVersion(
  { number, publishedAt, sha256, change, changeMalayalam }: PublishedRules,
  language: Locale,
) {
  return { number, publishedAt, sha256, change: change && ownerText(language, change, changeMalayalam) };
}
