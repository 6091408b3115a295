import { ApiProperty } from '@nestjs/swagger';

/** `unfinished`: the server stopped while the example was added. Adding it again begins anew. */
export const EXAMPLE_STATES = ['none', 'adding', 'unfinished', 'there'] as const;
export type ExampleState = (typeof EXAMPLE_STATES)[number];

export class ExampleDto {
  @ApiProperty({ enum: EXAMPLE_STATES, example: 'there' })
  state: ExampleState;

  /** Whether the site can begin with it: it is not public, and has no songs, no entries and no contest ahead or of the last three weeks. */
  canBeAdded: boolean;

  /**
   * Its songs on the site.
   * @example 7
   */
  songs: number;

  /**
   * The entries of its contest.
   * @example 7
   */
  entries: number;

  /**
   * How many songs and entries it has when it is added.
   * @example 14
   */
  whole: number;
}
