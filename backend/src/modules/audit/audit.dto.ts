import { ApiProperty } from '@nestjs/swagger';
import type { Fields } from './audit-details.entity.js';

const FIELDS = { type: 'object', additionalProperties: true } as const;

export const DETAILS_STATES = ['none', 'kept', 'hidden', 'erased'] as const;

export class AuditRowDto {
  /** @example 42 */
  id: number;

  at: Date;

  /** The user who acted; null for the system. */
  actorId: string | null;

  /**
   * The email address of the user who acted; null for the system and for a user who was deleted.
   * @example owner@paattu.example
   */
  actor: string | null;

  /**
   * The subject, and what was done to it.
   * @example entry.approve
   */
  action: string;

  /** @example entry */
  subjectKind: string;

  /**
   * Null for an act that has no single subject.
   * @example 7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10
   */
  subjectId: string | null;

  /**
   * What the subject is called now; of a test email, its template. Null after the deletion of the subject, except for a
   * contest or song while the details of the act have its title.
   * @example "Asha Menon"
   */
  subject: string | null;

  /**
   * What the email is called whose texts the act changed or tried; null for any other act.
   * @example "entry approved"
   */
  email: string | null;

  contestId: string | null;

  /**
   * The title that the contest has now.
   * @example "Cover Song Contest 2025"
   */
  contest: string | null;

  /** Ids, states and hashes that belong to the act. */
  @ApiProperty({ ...FIELDS, example: { from: 'pending', to: 'approved' } })
  data: Fields;

  /** Whether the fields before and after the act are there. Marks are hidden until the jury is over. */
  @ApiProperty({ enum: DETAILS_STATES, example: 'none' })
  details: (typeof DETAILS_STATES)[number];
}

export class AuditRowDetailsDto extends AuditRowDto {
  /** The fields before the act, of those that it changed. Null while they are hidden. */
  @ApiProperty({ ...FIELDS, nullable: true, example: { title: 'Rain' } })
  before: Fields | null;

  /** The fields after the act, of those that it changed. Null while they are hidden. */
  @ApiProperty({ ...FIELDS, nullable: true, example: { title: 'Monsoon Letter' } })
  after: Fields | null;
}

export class AuditActorDto {
  id: string;

  /**
   * Null for a user who was deleted.
   * @example owner@paattu.example
   */
  email: string | null;
}
