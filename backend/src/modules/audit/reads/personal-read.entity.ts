import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Which personal data a user or a program opened, once an hour. A trigger keeps the rows as they are. */
@Entity('personal_reads')
@Unique('personal_reads_one_per_hour', ['hour', 'userId', 'what', 'subjectId'])
@Check('personal_reads_what', `what ~ '^[a-z]+(-[a-z]+)*$'`)
@Check('personal_reads_subject_id', 'length(subject_id) <= 100')
@Index('personal_reads_newest_first', ['at', 'id'])
@Index('personal_reads_of_user', ['userId', 'at', 'id'])
export class PersonalRead {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  /** A user, or a token. */
  @Column('uuid')
  userId: string;

  @Column('text')
  what: string;

  @Column('text')
  subjectId: string;

  @Column('timestamptz', { default: () => `date_trunc('hour', site_now(), 'UTC')` })
  hour: Date;

  @Column('timestamptz', { default: () => 'site_now()' })
  at: Date;
}
