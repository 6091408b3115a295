import { AI_RULES, type AiRule, GALLERY_ORDERS, type GalleryOrder } from '@paattu/shared/contest-choices';
import { type Acceptance, ACCEPTANCES } from '@paattu/shared/consents';
import type { EntryGate } from '@paattu/shared/contest-dates';
import { VOTES_METHODS, type VotesMethod } from '@paattu/shared/judging';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsTimeZone,
  IsUrl,
  Max,
  MaxDate,
  MaxLength,
  Min,
  MinDate,
} from 'class-validator';
import { HasVisibleText, Instant, TextBlock, TextLine } from '../../../common/validation/fields.js';
import { emptyIsAbsent, OptionalLine } from '../../../common/validation/optional-line.js';
import { IsWebLink } from '../../../common/validation/web-link.js';
import { rule } from '../../../common/validation/rule.js';

const LINK_SENTENCE = { message: '$property must be a link that starts with https://' };
const MAX_RUPEES = 1_000_000_000;
const MAX_GUIDANCE = 1_000;
const FIRST_INSTANT = new Date('2000-01-01T00:00:00Z');
const LAST_INSTANT = new Date('2199-12-31T23:59:59.999Z');
const IN_YEARS = { message: '$property must be in the years 2000 to 2199' };

/** A link for visitors. Only http and https, so that it cannot run a script. */
function OptionalLink(example: string): PropertyDecorator {
  return applyDecorators(
    emptyIsAbsent,
    IsOptional(),
    MaxLength(500),
    IsWebLink(LINK_SENTENCE),
    IsUrl(
      { protocols: ['http', 'https'], require_protocol: true, require_tld: false, disallow_auth: true },
      LINK_SENTENCE,
    ),
    ApiPropertyOptional({ type: String, nullable: true, format: 'uri', maxLength: 500, example }),
  );
}

/** An instant with its zone, in years in which it can be moved and shown, or null. */
function OptionalInstant(example: string): PropertyDecorator {
  return applyDecorators(
    Instant(example),
    MinDate(FIRST_INSTANT, IN_YEARS),
    MaxDate(LAST_INSTANT, IN_YEARS),
    IsOptional(),
    ApiPropertyOptional({ type: String, nullable: true, format: 'date-time', example }),
  );
}

/** Percent of the result. */
function OptionalWeight(example: number): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsInt(),
    Min(0),
    Max(100),
    ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 100, example }),
  );
}

function OptionalGuidance(example: string): PropertyDecorator {
  return applyDecorators(
    TextBlock(MAX_GUIDANCE),
    emptyIsAbsent,
    IsOptional(),
    ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_GUIDANCE, example }),
  );
}

/** The settings of a contest. Fields that are missing become null. A published contest has a song, a prize and all dates. */
export class ContestDetailsDto {
  @TextLine(200)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ApiProperty({ maxLength: 200, example: 'Cover Song Contest 2026' })
  title: string;

  @OptionalLine(200, 'കവർ സോങ് മത്സരം 2026')
  titleMalayalam?: string | null;

  @OptionalLine(200, 'Hill Road')
  songTitle?: string | null;

  @OptionalLine(200, 'മഴക്കത്ത്')
  songTitleMalayalam?: string | null;

  /** Whole rupees. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_RUPEES)
  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 0, maximum: MAX_RUPEES, example: 500_000 })
  prizeAmount?: number | null;

  @OptionalLink('https://www.youtube.com/watch?v=abcdefghijk')
  tutorialUrl?: string | null;

  @OptionalLine(200, 'Demo Sponsor')
  sponsorName?: string | null;

  @OptionalLine(200, 'ഡെമോ സ്പോൺസർ')
  sponsorNameMalayalam?: string | null;

  @OptionalLink('https://sponsor.example')
  sponsorUrl?: string | null;

  /** What the uploaded sample photo shows, for visitors who do not see it. Without it, the site names the song. */
  @OptionalLine(300, 'Demo Artist holds a paper with the words Hill Road')
  sampleAlt?: string | null;

  @OptionalLine(300, 'മഴക്കത്ത് എന്നെഴുതിയ കടലാസ് പിടിച്ചിരിക്കുന്ന ഒരാൾ')
  sampleAltMalayalam?: string | null;

  /** The IANA time zone in which the instants below are calendar dates. */
  @IsTimeZone()
  @ApiProperty({ example: 'Asia/Kolkata' })
  timeZone: string;

  @OptionalInstant('2026-06-15T00:00:00+05:30')
  announceAt?: Date | null;

  @OptionalInstant('2026-06-17T00:00:00+05:30')
  opensAt?: Date | null;

  @OptionalInstant('2026-08-01T00:00:00+05:30')
  closesAt?: Date | null;

  @OptionalInstant('2026-08-01T00:00:00+05:30')
  votingOpensAt?: Date | null;

  @OptionalInstant('2026-08-16T00:00:00+05:30')
  votingClosesAt?: Date | null;

  @OptionalInstant('2026-08-16T00:00:00+05:30')
  winnerAt?: Date | null;

  /** The period in which entries are accepted: always, or only between `opensAt` and `closesAt`. */
  @IsIn(['always', 'submission_phase'])
  @ApiProperty({ enum: ['always', 'submission_phase'], example: 'submission_phase' })
  entryGate: EntryGate = 'submission_phase';

  /**
   * Whether entrants give their consents by sending the form, which states them, or by a tick for each. Without it, a new
   * contest has ticks, and an edited one keeps what it has: programs of earlier releases do not send it.
   */
  @IsOptional()
  @IsIn(ACCEPTANCES)
  @ApiPropertyOptional({ enum: ACCEPTANCES, example: 'ticked' })
  acceptance?: Acceptance;

  /**
   * How the gallery begins: by views, in the order of submission, or shuffled again each day. It stays once the contest is
   * published. Without it, a new contest shuffles.
   */
  @IsOptional()
  @IsIn(GALLERY_ORDERS)
  @ApiPropertyOptional({ enum: GALLERY_ORDERS, example: 'shuffled' })
  galleryOrder?: GalleryOrder;

  /**
   * What the contest allows of artificial intelligence: backing tracks but no voice, nothing, or whatever an entrant
   * declares below the video. It stays once entries are taken. Without it, a new contest demands a human voice.
   */
  @IsOptional()
  @IsIn(AI_RULES)
  @ApiPropertyOptional({ type: String, enum: AI_RULES, nullable: true, example: 'voice-human' })
  aiRule?: AiRule | null;

  /**
   * How the parts of the result become points. Without it, and without each field below, a new contest has the default,
   * and an edited one keeps what it has.
   */
  @IsOptional()
  @IsIn(VOTES_METHODS)
  @ApiPropertyOptional({ enum: VOTES_METHODS, example: 'places' })
  votesMethod?: VotesMethod;

  /** Percent of the result. */
  @OptionalWeight(30)
  renditionWeight?: number;

  /** Percent of the result. The rest of 100 is the weight of the votes. */
  @OptionalWeight(20)
  engagementWeight?: number;

  /** What judges read about marks for rendition. Without it, the jury room has its own text. */
  @OptionalGuidance('0: the words cannot be understood. 10: it could be on the record.')
  renditionGuidance?: string | null;

  @OptionalGuidance('0: വരികൾ മനസ്സിലാകുന്നില്ല. 10: റെക്കോർഡിൽ ചേർക്കാവുന്നത്.')
  renditionGuidanceMalayalam?: string | null;

  /** The same for content engagement. */
  @OptionalGuidance('0: nobody reacts. 10: people answer the song with songs of their own.')
  engagementGuidance?: string | null;

  @OptionalGuidance('0: ആരും പ്രതികരിക്കുന്നില്ല. 10: ആളുകൾ സ്വന്തം പാട്ടുകളിലൂടെ പ്രതികരിക്കുന്നു.')
  engagementGuidanceMalayalam?: string | null;

  /** Why a date moves to a later time, in English. Visitors read it. Needed for each extension after the announcement. */
  @OptionalLine(500, 'Many singers asked for another week')
  extensionReason?: string | null;

  @OptionalLine(500, 'ഒരാഴ്ച കൂടി വേണമെന്ന് പലരും ചോദിച്ചു')
  extensionReasonMalayalam?: string | null;

  /** What the change means for the rules, in English. Needed once published rules name something that changes. */
  @OptionalLine(500, 'Entries close a week later.')
  rulesChange?: string | null;

  @OptionalLine(500, 'എൻട്രികൾ ഒരാഴ്ച കൂടി സ്വീകരിക്കും.')
  rulesChangeMalayalam?: string | null;
}
