import type { VoteType } from '../song-interaction.entity.js';

export class MyVoteDto {
  songId: string;
  type: VoteType;
}

export class MySongsDto {
  votes: MyVoteDto[];

  /** Ids of songs. */
  favorites: string[];
}
