import { ALLOWED_AI_USES } from '@paattu/api-client/contest-choices';
import { CONSENT_PURPOSES } from '@paattu/api-client/consents';
import type { Locale } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { AnnouncedContestsService } from '../announced-contests.service.js';
import { AI } from '../rules/placeholders.js';
import { renderRules } from '../rules/rules-text.js';
import { findPublished } from '../rules/rules.service.js';
import type { ConditionsDto } from './consent.dto.js';
import { consentTexts, declarationTexts, WORDING } from './consent-texts.js';

/** The anchor of the section that says who may enter, the same in each language. */
const ELIGIBILITY = 'eligibility';

@Injectable()
export class ConditionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
  ) {}

  /** What the entry form of an announced contest says before its button. */
  async describe(slug: string, language: Locale): Promise<ConditionsDto> {
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
}
