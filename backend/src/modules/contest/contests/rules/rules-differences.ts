import { knownLocale, type Locale } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { RuleVersion } from './rule-version.entity.js';
import { type RulesChange, RulesOfEmails } from '../../../mailing/rules-of-emails.service.js';
import { findChanges } from './rules-changes.js';

const MAX_KEPT = 200;

/** What the versions of rules change. Computed once for each version and language, because versions never change. */
@Injectable()
export class RulesDifferences extends RulesOfEmails {
  private readonly kept = new LRUCache<string, RulesChange[]>({ max: MAX_KEPT });

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** What a version differs in from the one before; empty for the first one. */
  async find(versionId: string, language: Locale): Promise<RulesChange[]> {
    const key = `${versionId} ${language}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    const differences = await this.compute(versionId, language);
    this.kept.set(key, differences);
    return differences;
  }

  async findFor({
    language,
    payload,
  }: {
    language: Locale;
    payload: Record<string, unknown>;
  }): Promise<RulesChange[]> {
    const { rulesVersionId } = payload;
    return typeof rulesVersionId === 'string' ? this.find(rulesVersionId, knownLocale(language)) : [];
  }

  private async compute(id: string, language: Locale): Promise<RulesChange[]> {
    const { manager } = this.dataSource;
    const version = await manager.findOneBy(RuleVersion, { id });
    if (!version || version.number === null || version.number === 1) return [];
    const { contestId, number } = version;
    const before = await manager.findOneByOrFail(RuleVersion, { contestId, number: number - 1 });
    return language === 'ml'
      ? findChanges(before.textMalayalam ?? '', version.textMalayalam ?? '')
      : findChanges(before.text ?? '', version.text ?? '');
  }
}
