import { Check, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('email_opt_outs')
@Index('email_opt_outs_newest_first', ['createdAt', 'email'])
@Index('email_opt_outs_search', { synchronize: false })
@Check('email_opt_outs_email_lower_case', `email = lower(email)`)
export class EmailOptOut {
  @PrimaryColumn('text')
  email: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
