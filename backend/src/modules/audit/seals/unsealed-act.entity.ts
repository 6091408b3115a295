import { Entity, PrimaryColumn } from 'typeorm';

/** An act that is not in its chain yet. A trigger of the acts adds it. */
@Entity('unsealed_acts')
export class UnsealedAct {
  @PrimaryColumn('bigint')
  auditId: string;
}
