import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Opens the set-up of a site without an owner. It is in the log of the server, and here is its hash. */
@Entity('setup_codes')
@Check('setup_codes_hash', 'length(code_hash) = 32')
export class SetupCode {
  @PrimaryColumn('bytea')
  codeHash: Buffer;

  @Column('timestamptz')
  expiresAt: Date;
}
