import { type Locale, locales } from '@paattu/shared/locales';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { OptionalLine } from '../../../../common/validation/optional-line.js';
import { TextBlock } from '../../../../common/validation/fields.js';
import { ContestLinkDto } from '../contest.dto.js';
import { MAX_RULES_LENGTH } from './rule-version.entity.js';

const MAX_VERSIONS = 10_000;

export class RulesQueryDto {
  @IsIn(locales)
  @ApiPropertyOptional({ enum: locales, default: 'en', description: 'The language of the text.' })
  language: Locale = 'en';

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_VERSIONS)
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_VERSIONS,
    example: 1,
    description: 'The number of a version; the valid one without it.',
  })
  version?: number;
}

export class RulesSectionDto {
  /**
   * The anchor, the same in each language.
   * @example eligibility
   */
  id: string;

  /** @example Eligibility */
  title: string;

  /** @example "<p>You may enter if you are 18 years of age or over.</p>" */
  html: string;
}

export class RulesTextDto {
  /**
   * HTML of the text before the first section.
   * @example ""
   */
  intro: string;

  sections: RulesSectionDto[];
}

/** Text that was replaced, removed or added. */
export class RulesDifferenceDto {
  /** @example "Entries close on 31 July 2026." */
  before: string | null;

  /** @example "Entries close on 7 August 2026." */
  after: string | null;
}

export class RulesVersionDto {
  /** @example 2 */
  number: number;

  publishedAt: Date;

  /**
   * Of the file that `/api/contests/{slug}/rules/{number}` returns, in hexadecimal digits.
   * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
   */
  sha256: string;

  /**
   * What changed, in a sentence; null for the first version.
   * @example "Entries close a week later."
   */
  change: string | null;
}

/** What a new version would differ in from the one that was published last. */
export class RulesComparisonDto {
  /** In English. */
  differences: RulesDifferenceDto[];

  differencesMalayalam: RulesDifferenceDto[];

  /**
   * How many entrants would receive an email with what differs; none while nobody can read the rules.
   * @example 12
   */
  recipients: number;

  /**
   * How many more would receive it, but emails to them come back.
   * @example 0
   */
  unreachable: number;
}

/** What an edit of a contest would publish with it. */
export class ContestPreviewDto extends RulesComparisonDto {
  /**
   * Whether the edit needs a sentence on the rules: visitors read rules that name what it changes.
   * @example true
   */
  needsRulesChange: boolean;
}

export class RulesDto extends RulesTextDto {
  contest: ContestLinkDto;

  version: RulesVersionDto;

  /** What differs from the version before. */
  differences: RulesDifferenceDto[];

  /** All versions, the newest first. */
  versions: RulesVersionDto[];
}

/** The rules as the owner writes them: Markdown with placeholders such as `{{prize}}`. */
export class RulesSourceDto {
  @TextBlock(MAX_RULES_LENGTH)
  @ApiProperty({ maxLength: MAX_RULES_LENGTH, example: '## Prizes\n\nThe prize is {{prize}}.' })
  source: string;

  @TextBlock(MAX_RULES_LENGTH)
  @ApiProperty({ maxLength: MAX_RULES_LENGTH, example: '## സമ്മാനം\n\nസമ്മാനം {{prize}}.' })
  sourceMalayalam: string;
}

/** Why the rules change. Visitors and entrants read it. */
export class RulesChangeDto {
  @OptionalLine(500, 'Entries close a week later.')
  rulesChange?: string | null;

  @OptionalLine(500, 'എൻട്രികൾ ഒരാഴ്ച കൂടി സ്വീകരിക്കും.')
  rulesChangeMalayalam?: string | null;
}

/** A source as it is stored. */
export class StoredRulesDto extends RulesSourceDto {
  updatedAt: Date;
}

export class AdminRulesVersionDto extends RulesVersionDto {
  /** @example എൻട്രികൾ ഒരാഴ്ച കൂടി സ്വീകരിക്കും. */
  changeMalayalam: string | null;
}

export class PlaceholderDto {
  /** @example prize */
  name: string;

  /** @example ₹5,00,000 */
  value: string | null;

  /** @example ₹5,00,000 */
  valueMalayalam: string | null;
}

export class AdminRulesDto {
  /** That of the contest. */
  id: string;

  contest: ContestLinkDto;

  /**
   * Whether the contest is published, so that the draft can be published as a version.
   * @example true
   */
  isContestPublished: boolean;

  /**
   * Whether the result is confirmed, after which the rules stay.
   * @example false
   */
  isFinal: boolean;

  draft: StoredRulesDto | null;

  /**
   * Of the draft, for `If-Match`.
   * @example 3f9a0c1b2d4e5f60
   */
  version: string;

  /**
   * Whether a copy of the contest begins with the template: these rules name song, prize and dates as words.
   * @example false
   */
  isCopiedAsTemplate: boolean;

  /** The source of the version that was published last; null before the first. */
  published: StoredRulesDto | null;

  /** The newest first. */
  versions: AdminRulesVersionDto[];

  placeholders: PlaceholderDto[];
}

export class RulesPreviewDto extends RulesComparisonDto {
  english: RulesTextDto;

  malayalam: RulesTextDto;

  /**
   * What keeps the rules from being published.
   * @example ["{{sponsor}}"]
   */
  problems: string[];
}
