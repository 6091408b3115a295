import { createHash } from 'node:crypto';
import {
  type Acceptance,
  CONSENT_PURPOSES,
  STORED_PURPOSES,
  type StoredPurpose,
} from '@paattu/shared/consents';
import { type AiUse, ALLOWED_AI_USES } from '@paattu/shared/contest-choices';
import type { Locale } from '@paattu/shared/locales';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { AnnouncedContestsService } from '../announced-contests.service.js';
import type { Contest } from '../contest.entity.js';
import { AI } from '../rules/placeholders.js';
import { renderRules } from '../rules/rules-text.js';
import { findPublished } from '../rules/rules.service.js';
import { checkConsents, type SentConsents } from './check-consents.js';
import { ConsentText } from './consent-text.entity.js';
import { asksForDeclaration, consentTexts, declarationTexts, WORDING } from './consent-texts.js';
import type { ConditionsDto, ConsentDto } from './consent.dto.js';
import { Consent } from './consent.entity.js';

/** The anchor of the section that says who may enter, the same in each language. */
const ELIGIBILITY = 'eligibility';

/** The entry that consents belong to. */
interface ConsentedEntry {
  id: string;
  aiUse: AiUse | null;
  language: Locale;
  submittedAt: Date;
}

/** The consents that the entrant has given with an entry. */
export interface GivenConsents {
  /** The number of the rules. */
  version: number;
  /** In the order of the form. */
  texts: string[];
}

type ConsentRow = Omit<ConsentDto, 'rules'> & { contestSlug: string; version: number; sha256: string };

@Injectable()
export class ConsentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
  ) {}

  /** What the entry form of an announced contest says before its button. */
  async describeConditions(slug: string, language: Locale): Promise<ConditionsDto> {
    const contest = await this.contests.findBySlug(slug);
    const rules = await findPublished(this.dataSource.manager, contest.id);
    if (!rules) throw new DomainError('NOT_FOUND');
    const { number, text, textMalayalam } = rules;
    const { sections } = renderRules(language === 'ml' ? textMalayalam : text, language, text);
    const texts = consentTexts(contest.acceptance, number, language, WORDING);
    return {
      acceptance: contest.acceptance,
      rulesVersion: number,
      wording: WORDING,
      eligibility: sections.find(({ id }) => id === ELIGIBILITY) ?? null,
      consents: CONSENT_PURPOSES.map((purpose) => ({ purpose, text: texts[purpose] })),
      declarations: contest.aiRule && {
        rule: AI[language][contest.aiRule],
        choices: ALLOWED_AI_USES[contest.aiRule].map((aiUse) => ({
          aiUse,
          text: declarationTexts(language)[aiUse],
        })),
      },
    };
  }

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
    const given: Array<{ purpose: StoredPurpose; text: string; method: Acceptance }> = CONSENT_PURPOSES.map(
      (purpose) => ({ purpose, text: texts[purpose], method: contest.acceptance }),
    );
    if (entry.aiUse !== null && asksForDeclaration(sent.wording))
      // A choice, also where the other consents are stated.
      given.unshift({ purpose: 'ai', text: declarationTexts(entry.language)[entry.aiUse], method: 'ticked' });
    const stored = given.map(({ text }) => ({ sha256: hashOf(text), text }));
    await manager.createQueryBuilder().insert().into(ConsentText).values(stored).orIgnore().execute();
    await manager.insert(
      Consent,
      given.map(({ purpose, text, method }) => ({
        entryId: entry.id,
        purpose,
        ruleVersionId: rules.id,
        textSha256: hashOf(text),
        language: entry.language,
        method,
        givenAt: entry.submittedAt,
      })),
    );
    return { version: rules.number, texts: given.map(({ text }) => text) };
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
      [entryId, STORED_PURPOSES],
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
