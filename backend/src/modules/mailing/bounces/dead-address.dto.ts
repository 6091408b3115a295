import { ApiProperty } from '@nestjs/swagger';
import { BOUNCE_KINDS, BOUNCE_SOURCES, type BounceKind, type BounceSource } from './email-bounce.entity.js';

/** An address whose emails come back. */
export class DeadAddressDto {
  /** The id of the bounce since which it is dead. */
  id: string;

  /** @example asha@visitor.example */
  address: string;

  /**
   * Why: there is no such mailbox, it could not be reached on three days within fourteen, or its reader has reported an email as spam. A
   * `refused` email makes no address dead.
   */
  @ApiProperty({ enum: BOUNCE_KINDS })
  kind: BounceKind;

  /**
   * The status that the server of the address gave (RFC 3463).
   * @example 5.1.1
   */
  code: string | null;

  /**
   * What that server said, without addresses.
   * @example "550 5.1.1 … User unknown"
   */
  detail: string | null;

  /** Where the report came from: the answer to the email itself, the mailbox of bounces, or the webhook of a relay. */
  @ApiProperty({ enum: BOUNCE_SOURCES })
  source: BounceSource;

  createdAt: Date;
}
