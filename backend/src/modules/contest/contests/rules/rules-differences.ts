import type { Locale } from '@paattu/shared/locales';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { RuleVersion } from './rule-version.entity.js';
import { findChanges, type RulesChange } from './rules-changes.js';

const MAX_KEPT = 200;

/** Computed once for each version and language, because versions never change. */
const kept = new LRUCache<string, RulesChange[]>({ max: MAX_KEPT });

/** The differences of a version of rules from the one before; empty for the first one. */
export async function findDifferences(
  manager: EntityManager,
  versionId: string,
  language: Locale,
): Promise<RulesChange[]> {
  const key = `${versionId} ${language}`;
  const known = kept.get(key);
  if (known) return known;
  const differences = await compute(manager, versionId, language);
  kept.set(key, differences);
  return differences;
}

async function compute(manager: EntityManager, id: string, language: Locale): Promise<RulesChange[]> {
  const version = await manager.findOneBy(RuleVersion, { id });
  if (!version || version.number === null || version.number === 1) return [];
  const { contestId, number } = version;
  const before = await manager.findOneByOrFail(RuleVersion, { contestId, number: number - 1 });
  return language === 'ml'
    ? findChanges(before.textMalayalam ?? '', version.textMalayalam ?? '')
    : findChanges(before.text ?? '', version.text ?? '');
}
