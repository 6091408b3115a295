import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

export const FINDINGS = [
  'spf-good',
  'spf-uncertain',
  'spf-missing',
  'spf-several',
  'spf-syntax',
  'spf-too-many',
  'spf-everybody',
  'spf-without-relay',
  'spf-of-relay',
  'dkim-good',
  'dkim-unknown',
  'dkim-missing',
  'dkim-revoked',
  'dmarc-good',
  'dmarc-missing',
  'dmarc-several',
  'dmarc-syntax',
  'mx-good',
  'mx-missing',
  'ptr-good',
  'ptr-missing',
  'from-of-service',
  'from-own-service',
  'dns-silent',
] as const;
export type Finding = (typeof FINDINGS)[number];

/** What the headers of an email that has arrived say. */
export const HEADER_FINDINGS = [
  'no-headers',
  'other-sender',
  'signed',
  'signed-by-other',
  'unsigned',
  'dkim-passed',
  'dkim-failed',
  'spf-passed',
  'spf-of-other',
  'spf-failed',
  'dmarc-passed',
  'dmarc-failed',
  'dmarc-without-record',
  'no-results',
] as const;
export type HeaderFinding = (typeof HEADER_FINDINGS)[number];

/** The headers come first, so a longer text is cut. */
export const MAX_HEADERS_LENGTH = 50_000;

export const FINDING_STATES = ['good', 'warning', 'bad', 'unknown'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

export const MAIL_VERDICTS = ['good', 'spam', 'rejects', 'unknown'] as const;
export type MailVerdict = (typeof MAIL_VERDICTS)[number];

export class ExamineEmailsDto {
  /**
   * The name of the DKIM key, if the owner knows it; without one, the usual names are tried.
   * @example selector1
   */
  @IsOptional()
  @Matches(/^[a-z\d](?:[\w.-]{0,61}[a-z\d])?$/i)
  selector?: string;
}

/** A record to add to DNS. */
export class DnsRecordDto {
  /** @example _dmarc.asha.example */
  name: string;

  /** @example "v=DMARC1; p=none" */
  value: string;
}

export class EmailFindingDto {
  @ApiProperty({ enum: FINDINGS })
  finding: Finding;

  @ApiProperty({ enum: FINDING_STATES })
  state: FindingState;

  /**
   * What it is about: a domain, a term of a record, the name of a key, or an address.
   * @example asha.example
   */
  about: string;

  /** The TXT record that mends it, or null. */
  @ApiProperty({ type: DnsRecordDto, nullable: true })
  record: DnsRecordDto | null;
}

export class EmailCheckupDto {
  /**
   * The domain of the sender.
   * @example asha.example
   */
  domain: string;

  findings: EmailFindingDto[];

  /** What Gmail and Yahoo do with the emails, by their published rules. */
  @ApiProperty({ enum: MAIL_VERDICTS })
  gmailAndYahoo: MailVerdict;

  /** What Outlook does with them. */
  @ApiProperty({ enum: MAIL_VERDICTS })
  outlook: MailVerdict;
}

export class ReadHeadersDto {
  /**
   * The headers of a test email, or all of it, as a mail program shows the original.
   * @example "From: songs@asha.example"
   */
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_HEADERS_LENGTH)
  headers: string;
}

export class HeaderFindingDto {
  @ApiProperty({ enum: HEADER_FINDINGS })
  finding: HeaderFinding;

  @ApiProperty({ enum: FINDING_STATES })
  state: FindingState;

  /**
   * What it is about: a domain, the name of a key, or a word of the server that has received the email.
   * @example asha.example
   */
  about: string;
}

export class ReadHeadersResultDto {
  findings: HeaderFindingDto[];

  /**
   * The name of the key that has signed for the domain of the sender, or null.
   * @example selector1
   */
  selector: string | null;
}
