import { createHash } from 'node:crypto';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@paattu/api-client/consents';
import type { Locale } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Contest } from '../contests/contest.entity.js';
import { findPublished } from '../contests/rules/rules.service.js';
import { checkConsents, type SentConsents } from './check-consents.js';
import { ConsentText } from './consent-text.entity.js';
import { consentTexts } from './consent-texts.js';
import type { ConsentDto } from './consent.dto.js';
import { Consent } from './consent.entity.js';

/** The entry that consents belong to. */
interface ConsentedEntry {
  id: string;
  language: Locale;
  submittedAt: Date;
}

/** What the entrant has consented to with an entry. */
export interface GivenConsents {
  /** The number of the rules. */
  version: number;
  /** In the order of the form. */
  texts: string[];
}

type ConsentRow = Omit<ConsentDto, 'rules'> & { contestSlug: string; version: number; sha256: string };

@Injectable()
export class ConsentsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Rejects what `give` would reject. */
  async require({ id, acceptance }: Contest, sent: SentConsents): Promise<void> {
    const rules = await findPublished(this.dataSource.manager, id);
    checkConsents(acceptance, rules?.number ?? null, sent);
  }

  /**
   * Stores the consents in the transaction of the entry, which has locked its contest, so that no version of the rules is
   * published meanwhile. The server knows what a form with the number of these rules and of its wording shows. Without a number, it does not
   * know what the entrant has read: it stores nothing and returns null.
   */
  async give(
    manager: EntityManager,
    contest: Contest,
    entry: ConsentedEntry,
    sent: SentConsents,
  ): Promise<GivenConsents | null> {
    const rules = await findPublished(manager, contest.id);
    checkConsents(contest.acceptance, rules?.number ?? null, sent);
    if (!rules || sent.rulesVersion === null) return null;
    const texts = consentTexts(contest.acceptance, rules.number, entry.language, sent.wording);
    const stored = CONSENT_PURPOSES.map((purpose) => ({
      sha256: hashOf(texts[purpose]),
      text: texts[purpose],
    }));
    await manager.createQueryBuilder().insert().into(ConsentText).values(stored).orIgnore().execute();
    await manager.insert(
      Consent,
      CONSENT_PURPOSES.map((purpose: ConsentPurpose) => ({
        entryId: entry.id,
        purpose,
        ruleVersionId: rules.id,
        textSha256: hashOf(texts[purpose]),
        language: entry.language,
        method: contest.acceptance,
        givenAt: entry.submittedAt,
      })),
    );
    return { version: rules.number, texts: CONSENT_PURPOSES.map((purpose) => texts[purpose]) };
  }

  /** The receipts of an entry, in the order of the form; empty for an entry of a release without consents. */
  async listFor(entryId: string): Promise<ConsentDto[]> {
    const rows = await this.dataSource.query<ConsentRow[]>(
      `select purpose, t.text, text_sha256 as "textSha256", language, method, given_at as "givenAt",
         slug as "contestSlug", number as version, v.sha256
       from consents c
       join consent_texts t on t.sha256 = text_sha256
       join rule_versions v on v.id = rule_version_id
       join contests on contests.id = v.contest_id
       where entry_id = $1
       order by array_position($2::text[], purpose)`,
      [entryId, CONSENT_PURPOSES],
    );
    return rows.map(({ contestSlug, version, sha256, ...consent }) => ({
      ...consent,
      rules: { contestSlug, version, sha256 },
    }));
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
