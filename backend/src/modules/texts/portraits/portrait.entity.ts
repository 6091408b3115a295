import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An uploaded portrait of the artist. The site texts name it by its id. */
@Entity('portraits')
export class Portrait {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Storage keys. */
  @Column('text')
  imageUrl: string;

  @Column('text')
  pageUrl: string;

  @Column('text')
  cardUrl: string;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
