import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Song } from '../song.entity.js';

/** `damaged`: the browser could not decode what arrived. `unsupported`: it does not know the format. */
export type PlaybackFailureKind = 'damaged' | 'unsupported';

/** How many listeners could not play a song on a day (UTC). */
@Entity('playback_failures')
@Check('playback_failures_kind', `kind in ('damaged', 'unsupported')`)
@Check('playback_failures_listeners', `listeners > 0`)
export class PlaybackFailure {
  @PrimaryColumn('uuid')
  songId: string;

  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  kind: PlaybackFailureKind;

  @Column('integer')
  listeners: number;

  @ManyToOne(() => Song, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'song_id' })
  song: Relation<Song>;
}
