import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { PortraitSize } from './portraits/portraits.service.js';
import {
  ArtistValueDto,
  MilestoneDto,
  SOME_MILESTONES,
  SOME_MILESTONES_IN_MALAYALAM,
  SOME_VALUES,
  SOME_VALUES_IN_MALAYALAM,
} from './site-texts.dto.js';

export class TextsQueryDto {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  @ApiPropertyOptional({
    description: "The owner's token of a preview, for the draft.",
    maxLength: 200,
    example: '1765500000-kq3r',
  })
  preview?: string;
}

export class PortraitQueryDto extends TextsQueryDto {
  @IsOptional()
  @IsIn(['full', 'page', 'card'])
  @ApiPropertyOptional({
    enum: ['full', 'page', 'card'],
    default: 'full',
    description: '`full` is a JPEG, `page` and `card` are smaller WebP pictures.',
  })
  size: PortraitSize = 'full';
}

/** The banner of now. */
export class BannerDto {
  /**
   * Another one for each banner, so that a visitor who dismissed one sees the next one.
   * @example 3f9a0c1b2d4e5f60
   */
  id: string;

  /** @example "The winner is announced on 16 August." */
  text?: string;

  /** @example "വിജയിയെ ഓഗസ്റ്റ് 16-ന് പ്രഖ്യാപിക്കും." */
  textMalayalam?: string;

  /** @example /entries */
  link?: string;
}

/** The texts of every page that differ from the default ones. */
export class PublicTextsDto {
  /** @example "Meera Nair" */
  name?: string;

  /** @example "മീര നായർ" */
  nameMalayalam?: string;

  /** @example "Songs from the backwaters." */
  tagline?: string;

  /** @example "കായലോരത്തെ പാട്ടുകൾ." */
  taglineMalayalam?: string;

  /** @example "Write to me about songs." */
  contactLead?: string;

  /** @example "പാട്ടുകളെക്കുറിച്ച് എഴുതൂ." */
  contactLeadMalayalam?: string;

  /**
   * Missing if there is no profile.
   * @example https://www.facebook.com/meera
   */
  facebookUrl?: string;

  /** @example https://www.instagram.com/meera */
  instagramUrl?: string;

  /** @example https://www.youtube.com/@meera */
  youtubeUrl?: string;

  /** @example "All songs may be sung." */
  footerLine?: string;

  /** @example "എല്ലാ പാട്ടുകളും പാടാം." */
  footerLineMalayalam?: string;

  /** @example "2026" */
  footerYear?: string;

  /** The id of the portrait. */
  @ApiPropertyOptional({ example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10' })
  portrait?: string;

  banner?: BannerDto;

  /** Missing while the site sends emails. Without a mail server they are `kept` for the console; a local start has their links `logged`. */
  @ApiPropertyOptional({ enum: ['kept', 'logged'] })
  emails?: 'kept' | 'logged';

  /** True for a visitor of a site that is not public, who gets the names alone. */
  isNotPublic?: boolean;

  /** True while no contest is announced, so that no page leads to one. */
  hasNoContest?: boolean;
}

export class PortraitDto {
  id: string;

  /** @example 960 */
  width: number;

  /** @example 1200 */
  height: number;

  /** @example "Meera Nair at the harmonium." */
  alt: string;

  /** @example "ഹാർമോണിയം വായിക്കുന്ന മീര നായർ." */
  altMalayalam: string;
}

/** The texts of the page about the artist that differ from the default ones. */
export class AboutTextsDto {
  /** @example "Songs that begin with rain." */
  aboutHeading?: string;

  /** @example "മഴയിൽ തുടങ്ങുന്ന പാട്ടുകൾ." */
  aboutHeadingMalayalam?: string;

  /**
   * A blank line begins a paragraph.
   * @example "I sing."
   */
  aboutIntro?: string;

  /** @example "ഞാൻ പാടും." */
  aboutIntroMalayalam?: string;

  /** @example "It began with a harmonium." */
  journey?: string;

  /** @example "ഒരു ഹാർമോണിയത്തിലാണ് തുടക്കം." */
  journeyMalayalam?: string;

  @ApiProperty({ type: [MilestoneDto], required: false, example: SOME_MILESTONES })
  milestones?: MilestoneDto[];

  @ApiProperty({ type: [MilestoneDto], required: false, example: SOME_MILESTONES_IN_MALAYALAM })
  milestonesMalayalam?: MilestoneDto[];

  @ApiProperty({ type: [ArtistValueDto], required: false, example: SOME_VALUES })
  values?: ArtistValueDto[];

  @ApiProperty({ type: [ArtistValueDto], required: false, example: SOME_VALUES_IN_MALAYALAM })
  valuesMalayalam?: ArtistValueDto[];

  portrait?: PortraitDto;

  /** True while the heading and the introduction are those of the demo. Without a portrait, the page shows a drawing of its artist. */
  isDemo?: boolean;
}
