import { type Locale, ownerText } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { AnnouncedContestsService } from '../announced-contests.service.js';
import { Contest, type PublishedContest } from '../contest.entity.js';
import {
  fillIn,
  findEmptyPlaceholders,
  findUnknownPlaceholders,
  type Placeholder,
  PLACEHOLDERS,
  valuesOf,
} from './placeholders.js';
import { type PublishedRules, RuleVersion } from './rule-version.entity.js';
import { findChanges } from './rules-changes.js';
import type { AdminRulesDto, RulesDto, RulesPreviewDto, RulesQueryDto, RulesSourceDto } from './rules.dto.js';
import { rulesFile } from './rules-file.js';
import { renderRules } from './rules-text.js';
import { findDraft, findPublished, versionOfSource } from './rules.service.js';

@Injectable()
export class RulesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
  ) {}

  /** The rules of the current contest. */
  async describeCurrent(query: RulesQueryDto): Promise<RulesDto> {
    return this.describe(await this.contests.findCurrent(), query);
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
    const [valid] = versions;
    const [values, malayalamValues] = [valuesOf(contest, 'en'), valuesOf(contest, 'ml')];
    const { id, slug, title, titleMalayalam } = contest;
    return {
      id,
      contest: { id, slug, title, titleMalayalam },
      isContestPublished: contest.publishedAt !== null,
      isFinal: contest.certifiedAt !== null,
      draft: draft && toSource(draft),
      version: versionOfSource(draft),
      published: valid ? toSource(valid) : null,
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
    const valid = await findPublished(manager, contestId);
    const [values, malayalamValues] = [valuesOf(contest, 'en'), valuesOf(contest, 'ml')];
    const [text, textMalayalam] = [fillIn(source, values), fillIn(sourceMalayalam, malayalamValues)];
    const problems = [
      ...findUnknownPlaceholders(source),
      ...findUnknownPlaceholders(sourceMalayalam),
      ...findEmptyPlaceholders(source, values),
      ...findEmptyPlaceholders(sourceMalayalam, malayalamValues),
    ];
    return {
      english: renderRules(text, 'en'),
      malayalam: renderRules(textMalayalam, 'ml', text),
      differences: valid ? findChanges(valid.text, text) : [],
      differencesMalayalam: valid ? findChanges(valid.textMalayalam, textMalayalam) : [],
      problems: [...new Set(problems)].map((name) => `{{${name}}}`),
    };
  }

  private async describe(
    { id, slug, title, titleMalayalam }: PublishedContest,
    { language, version: number }: RulesQueryDto,
  ): Promise<RulesDto> {
    const versions = await this.listPublished(id);
    const version = found(versions, number ?? versions[0]?.number);
    const before = versions.find((earlier) => earlier.number === version.number - 1);
    const textOf = (rules: PublishedRules) => (language === 'ml' ? rules.textMalayalam : rules.text);
    return {
      contest: { id, slug, title, titleMalayalam },
      version: toVersion(version, language),
      differences: before ? findChanges(textOf(before), textOf(version)) : [],
      versions: versions.map((each) => toVersion(each, language)),
      ...renderRules(textOf(version), language, version.text),
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
