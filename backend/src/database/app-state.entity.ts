import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When something was done that happens once in an installation, by its name. */
@Entity('app_state')
export class AppState {
  @PrimaryColumn('text')
  key: string;

  @Column('timestamptz', { default: () => 'now()' })
  doneAt: Date;
}

/** SQL for when this was done; null if it was not. */
export const doneAt = (key: string) => `(select done_at from app_state where key = '${key}')`;
