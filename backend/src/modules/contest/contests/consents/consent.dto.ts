import { AI_USES, type AiUse } from '@paattu/shared/contest-choices';
import {
  type Acceptance,
  ACCEPTANCES,
  CONSENT_PURPOSES,
  type ConsentPurpose,
  STORED_PURPOSES,
  type StoredPurpose,
} from '@paattu/shared/consents';
import { type Locale, locales } from '@paattu/shared/locales';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { RulesSectionDto } from '../rules/rules.dto.js';

export class ConditionsQueryDto {
  @IsIn(locales)
  @ApiPropertyOptional({ enum: locales, default: 'en', description: 'The language of the texts.' })
  language: Locale = 'en';
}

export class ConsentTextDto {
  @ApiProperty({ enum: CONSENT_PURPOSES, example: 'rules' })
  purpose: ConsentPurpose;

  /** @example "I may enter, and I accept version 1 of the rules." */
  text: string;
}

/** A declaration that the entrant can choose. */
export class DeclarationChoiceDto {
  @ApiProperty({ enum: AI_USES, example: 'backing' })
  aiUse: AiUse;

  /** @example "A person sings. Artificial intelligence made the backing track, or a part of it. Visitors see “Made with AI: backing track” beside my entry." */
  text: string;
}

/** What the entry form asks about artificial intelligence. */
export class DeclarationsDto {
  /**
   * What the rules of the contest say about it.
   * @example "The voice must be sung by a person. Artificial intelligence may make the backing track and correct the pitch, but not the voice."
   */
  rule: string;

  /** Those that the rule allows, in the order of the form. */
  choices: DeclarationChoiceDto[];
}

/** What the entry form of a contest says before its button. */
export class ConditionsDto {
  @ApiProperty({ enum: ACCEPTANCES, example: 'ticked' })
  acceptance: Acceptance;

  /**
   * The number of the valid version of the rules, for the header `Rules-Version` of the entry.
   * @example 1
   */
  rulesVersion: number;

  /**
   * The number of the sentences below, for the header `Consents-Wording` of the entry.
   * @example 3
   */
  wording: number;

  /** Who may enter: the section of these rules with the anchor `eligibility`; null if they have none. */
  @ApiProperty({ type: RulesSectionDto, nullable: true })
  eligibility: RulesSectionDto | null;

  /** In the order of the form. */
  consents: ConsentTextDto[];

  /** Null for a contest without a rule about artificial intelligence, which asks nothing. */
  @ApiProperty({ type: DeclarationsDto, nullable: true })
  declarations: DeclarationsDto | null;
}

/** A version of the rules of a contest, as a receipt names it. */
export class ConsentRulesDto {
  /** @example cover-song-contest-2026 */
  contestSlug: string;

  /** @example 1 */
  version: number;

  /**
   * Of the text of the version, in hexadecimal digits.
   * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
   */
  sha256: string;
}

/** The receipt of a consent. */
export class ConsentDto {
  @ApiProperty({ enum: STORED_PURPOSES, example: 'rules' })
  purpose: StoredPurpose;

  /** @example "I may enter, and I accept version 1 of the rules." */
  text: string;

  /**
   * Of the text, in hexadecimal digits.
   * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
   */
  textSha256: string;

  @ApiProperty({ enum: locales, example: 'en' })
  language: Locale;

  /** Whether the entrant ticked the consent, or sent a form that stated it. */
  @ApiProperty({ enum: ACCEPTANCES, example: 'ticked' })
  method: Acceptance;

  givenAt: Date;

  rules: ConsentRulesDto;
}
