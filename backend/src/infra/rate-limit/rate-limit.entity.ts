import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often something was done in a window of time. The table is not logged: its rows can be lost with the server. */
@Entity('rate_limits')
export class RateLimit {
  @PrimaryColumn('character varying', { length: 255 })
  key: string;

  @Column('integer', { default: 0 })
  points: number;

  /** When the window ends, in milliseconds since 1970. */
  @Column('bigint', { nullable: true })
  expire: string | null;
}
