import { MAX_EMAIL_LENGTH } from '@paattu/shared/rules';
import { MAX_DOMAIN_REASON } from '@paattu/shared/voting';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { HasVisibleText, TextLine } from '../../../../common/validation/fields.js';

export class DisposableDomainDto {
  /** @example "thrown.example" */
  domain: string;

  /**
   * Why the owner added it. Null for one that an earlier release added.
   * @example "A service with mailboxes for ten minutes"
   */
  reason: string | null;

  createdAt: Date;

  /**
   * The titles of the contests in which it counts: those that are published and not decided, unless their votes were closed before.
   * @example ["Cover Song Contest 2025"]
   */
  contests: string[];
}

/** Why a domain is added or removed. */
const Reason = () =>
  applyDecorators(
    HasVisibleText({ message: 'reason must not be empty' }),
    ApiProperty({
      description: 'Published with the result.',
      example: 'A service with mailboxes for ten minutes',
    }),
    TextLine(MAX_DOMAIN_REASON),
  );

export class RemoveDisposableDomainDto {
  @Reason()
  reason: string;
}

export class AddDisposableDomainDto {
  @ApiProperty({
    description: 'A domain name. Of an address, the part before the @ is left out.',
    example: 'thrown.example',
  })
  @TextLine(MAX_EMAIL_LENGTH)
  domain: string;

  @Reason()
  reason: string;
}
