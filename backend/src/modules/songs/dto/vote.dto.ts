import { IsIn } from 'class-validator';
import type { VoteType } from '../song-interaction.entity.js';

const VOTE_TYPES = ['upvote', 'downvote'] as const satisfies VoteType[];

export class VoteDto {
  @IsIn(VOTE_TYPES)
  type: VoteType;
}

export class VoteResultDto {
  /** @example 128 */
  upvotes: number;
  /** @example 3 */
  downvotes: number;

  /** The user's current vote on the song. */
  type: VoteType | null;
}
