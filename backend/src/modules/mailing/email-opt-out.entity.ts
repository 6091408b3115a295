import { Check, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('email_opt_outs')
@Check('email_opt_outs_email_lower_case', `email = lower(email)`)
export class EmailOptOut {
  @PrimaryColumn('text')
  email: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
