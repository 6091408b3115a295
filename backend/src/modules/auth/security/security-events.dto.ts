import { ApiProperty } from '@nestjs/swagger';
import { USER_AGENT_CLASSES, type UserAgentClass } from '../../../common/access/client.js';
import { SECURITY_EVENTS, type SecurityEventKind } from './security-events.js';

export class SecurityEventDto {
  /** @example 42 */
  id: number;

  @ApiProperty({ enum: SECURITY_EVENTS, example: 'sign-in-failed' })
  kind: SecurityEventKind;

  /** The account that it concerns; null if there is no such account. */
  userId: string | null;

  /**
   * The address of that account; null after it was deleted.
   * @example asha@visitor.example
   */
  user: string | null;

  /** The user who did it, if it was another one, or the token of a program. */
  actorId: string | null;

  /**
   * The address of that user, or what the token is called.
   * @example owner@paattu.example
   */
  actor: string | null;

  /**
   * The network; null for what the server did, and for the events of many networks, which are counted together.
   * @example 203.0.113.7
   */
  network: string | null;

  @ApiProperty({ enum: USER_AGENT_CLASSES, nullable: true, example: 'browser' })
  userAgentClass: UserAgentClass | null;

  /** When it happened first, within the hour. */
  firstAt: Date;

  /** When it happened last, within the hour. */
  lastAt: Date;

  /**
   * How often it happened, within the hour.
   * @example 3
   */
  count: number;
}
