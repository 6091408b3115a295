import type { VoteType } from '../song-interaction.entity.js';

export class MyVoteDto {
  songId: string;
  type: VoteType;
}

export class MySongsDto {
  votes: MyVoteDto[];

  /**
   * The ids of the songs.
   * @example ["7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10"]
   */
  favorites: string[];
}
