import {
  MAX_MILESTONES,
  MAX_TEXT_LENGTHS,
  MAX_VALUES,
  type OwnTexts,
  YEAR_PATTERN,
} from '@paattu/shared/site-texts/site-texts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID, Matches, MaxLength } from 'class-validator';
import { HasVisibleText, TextLine } from '../../common/validation/fields.js';
import { OptionalLine } from '../../common/validation/optional-line.js';
import { rule } from '../../common/validation/rule.js';
import { IsBannerLink } from './is-banner-link.js';
import { Items, OptionalBlock, OptionalInstant, ProfileLink } from './text-fields.js';

const MAX = MAX_TEXT_LENGTHS;
const MISSING = rule('MISSING_INFORMATION');

export class MilestoneDto {
  @TextLine(MAX.milestoneWhen)
  @HasVisibleText(MISSING)
  @ApiProperty({ maxLength: MAX.milestoneWhen, example: 'May 2025' })
  when: string;

  @TextLine(MAX.milestoneWhat)
  @HasVisibleText(MISSING)
  @ApiProperty({ maxLength: MAX.milestoneWhat, example: 'Monsoon Letter, the song of the contest.' })
  what: string;

  @OptionalLine(200, 'monsoon-letter')
  song?: string | null;
}

export class ArtistValueDto {
  @TextLine(MAX.valueName)
  @HasVisibleText(MISSING)
  @ApiProperty({ maxLength: MAX.valueName, example: 'Open doors' })
  name: string;

  @TextLine(MAX.valueText)
  @HasVisibleText(MISSING)
  @ApiProperty({ maxLength: MAX.valueText, example: 'Every song here can be played for free.' })
  text: string;
}

/** Examples of the API. */
export const SOME_MILESTONES = [
  { when: 'May 2025', what: 'Monsoon Letter, the song of the contest.', song: 'monsoon-letter' },
  { when: 'June 2025', what: 'The first cover song contest.', song: null },
];
export const SOME_MILESTONES_IN_MALAYALAM = [
  { when: '2025 മേയ്', what: 'മഴക്കത്ത്: മത്സരത്തിന്റെ പാട്ട്.', song: 'monsoon-letter' },
  { when: '2025 ജൂൺ', what: 'ആദ്യത്തെ കവർ സോങ് മത്സരം.', song: null },
];
export const SOME_VALUES = [{ name: 'Open doors', text: 'Every song here can be played for free.' }];
export const SOME_VALUES_IN_MALAYALAM = [
  { name: 'തുറന്നിട്ട വാതിൽ', text: 'ഇവിടെയുള്ള ഏത് പാട്ടും സൗജന്യമായി കേൾക്കാം.' },
];

/**
 * The texts of the site. A text that is missing, empty or the same as the default one is the default one. What has no default one is not
 * shown.
 */
export class SiteTextsDto {
  @OptionalLine(MAX.name, 'Meera Nair')
  name?: string | null;

  @OptionalLine(MAX.name, 'മീര നായർ')
  nameMalayalam?: string | null;

  @OptionalLine(MAX.tagline, 'Songs from the backwaters.')
  tagline?: string | null;

  @OptionalLine(MAX.tagline, 'കായലോരത്തെ പാട്ടുകൾ.')
  taglineMalayalam?: string | null;

  @OptionalLine(MAX.aboutHeading, 'Songs that begin with rain.')
  aboutHeading?: string | null;

  @OptionalLine(MAX.aboutHeading, 'മഴയിൽ തുടങ്ങുന്ന പാട്ടുകൾ.')
  aboutHeadingMalayalam?: string | null;

  /** A blank line begins a paragraph. */
  @OptionalBlock(MAX.aboutIntro, 'I sing.')
  aboutIntro?: string | null;

  @OptionalBlock(MAX.aboutIntro, 'ഞാൻ പാടും.')
  aboutIntroMalayalam?: string | null;

  /** A blank line begins a paragraph. */
  @OptionalBlock(MAX.journey, 'It began with a harmonium.')
  journey?: string | null;

  @OptionalBlock(MAX.journey, 'ഒരു ഹാർമോണിയത്തിലാണ് തുടക്കം.')
  journeyMalayalam?: string | null;

  @Items(() => MilestoneDto, MAX_MILESTONES)
  @ApiPropertyOptional({
    type: [MilestoneDto],
    maxItems: MAX_MILESTONES,
    nullable: true,
    example: SOME_MILESTONES,
  })
  milestones?: MilestoneDto[] | null;

  @Items(() => MilestoneDto, MAX_MILESTONES)
  @ApiPropertyOptional({
    type: [MilestoneDto],
    maxItems: MAX_MILESTONES,
    nullable: true,
    example: SOME_MILESTONES_IN_MALAYALAM,
  })
  milestonesMalayalam?: MilestoneDto[] | null;

  @Items(() => ArtistValueDto, MAX_VALUES)
  @ApiPropertyOptional({ type: [ArtistValueDto], maxItems: MAX_VALUES, nullable: true, example: SOME_VALUES })
  values?: ArtistValueDto[] | null;

  @Items(() => ArtistValueDto, MAX_VALUES)
  @ApiPropertyOptional({
    type: [ArtistValueDto],
    maxItems: MAX_VALUES,
    nullable: true,
    example: SOME_VALUES_IN_MALAYALAM,
  })
  valuesMalayalam?: ArtistValueDto[] | null;

  /** The id of an uploaded portrait; null for none. */
  @IsOptional()
  @IsUUID()
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10',
  })
  portrait?: string | null;

  /** What the portrait shows. Needed with a portrait. */
  @OptionalLine(MAX.portraitAlt, 'Meera Nair at the harmonium.')
  portraitAlt?: string | null;

  @OptionalLine(MAX.portraitAlt, 'ഹാർമോണിയം വായിക്കുന്ന മീര നായർ.')
  portraitAltMalayalam?: string | null;

  @OptionalLine(MAX.contactLead, 'Write to me about songs.')
  contactLead?: string | null;

  @OptionalLine(MAX.contactLead, 'പാട്ടുകളെക്കുറിച്ച് എഴുതൂ.')
  contactLeadMalayalam?: string | null;

  @ProfileLink('https://www.facebook.com/meera')
  facebookUrl?: string | null;

  @ProfileLink('https://www.instagram.com/meera')
  instagramUrl?: string | null;

  @ProfileLink('https://www.youtube.com/@meera')
  youtubeUrl?: string | null;

  @OptionalLine(MAX.footerLine, 'All songs may be sung.')
  footerLine?: string | null;

  @OptionalLine(MAX.footerLine, 'എല്ലാ പാട്ടുകളും പാടാം.')
  footerLineMalayalam?: string | null;

  /** A year, or the first and the last one. */
  @OptionalLine(9, '2026')
  @Matches(YEAR_PATTERN, { message: '$property must be a year, such as 2026, or two, such as 2024–2026' })
  footerYear?: string | null;

  /** Shown above each page in its language. A page whose language has no text has no banner. */
  @OptionalLine(MAX.bannerText, 'The winner is announced on 16 August.')
  bannerText?: string | null;

  @OptionalLine(MAX.bannerText, 'വിജയിയെ ഓഗസ്റ്റ് 16-ന് പ്രഖ്യാപിക്കും.')
  bannerTextMalayalam?: string | null;

  /** A path of the site, or a link that starts with https:// or http://. */
  @OptionalLine(MAX.link, '/entries')
  @IsBannerLink({
    message: '$property must be a path such as /songs, or a link that starts with https://',
  })
  @MaxLength(MAX.link)
  bannerLink?: string | null;

  @OptionalInstant('2026-08-10T00:00:00+05:30')
  bannerFrom?: Date | null;

  @OptionalInstant('2026-08-16T00:00:00+05:30')
  bannerUntil?: Date | null;
}

/** The texts of the site as the owner edits them. */
export class AdminSiteTextsDto {
  /** @example site */
  id: string;

  /**
   * What visitors read, as far as it differs from the default texts.
   */
  @ApiProperty({ type: SiteTextsDto })
  published: OwnTexts;

  /** The draft, as far as it differs from the default texts; null while nothing differs from what visitors read. */
  @ApiProperty({ type: SiteTextsDto, nullable: true })
  draft: OwnTexts | null;

  /**
   * Of the draft, or of what is published without one, for `If-Match`.
   * @example 3f9a0c1b2d4e5f60
   */
  version: string;

  /** Null before the first publication. */
  publishedAt: Date | null;

  /** When the draft was saved or published. */
  updatedAt: Date;
}

/** A publication of the texts. */
export class TextsPublicationDto {
  /** @example 41 */
  id: number;

  at: Date;

  /**
   * The email address of the account that published; null if it is gone.
   * @example owner@paattu.example
   */
  by: string | null;

  /** The texts that it changed, as they were; null for the default one. */
  @ApiProperty({ type: SiteTextsDto })
  before: object;

  /** The texts that it changed, as they became; null for the default one. */
  @ApiProperty({ type: SiteTextsDto })
  after: object;

  /** Whether visitors read the texts of this publication now. */
  isCurrent: boolean;
}

export class TextsPreviewDto {
  /**
   * Add it to the address of a page as `?preview=`, to read the page with the draft.
   * @example 1765500000-kq3r
   */
  token: string;

  expiresAt: Date;
}

export class UploadedPortraitDto {
  id: string;
}

export class PortraitFormDto {
  @ApiProperty({ type: String, format: 'binary' })
  portrait: string;
}
