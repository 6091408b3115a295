import { ApiProperty } from '@nestjs/swagger';

export const VISIBILITY_BLOCKS = ['contest-runs', 'example'] as const;
export type VisibilityBlock = (typeof VISIBILITY_BLOCKS)[number];

export class LookLinkDto {
  /** @example https://songs.example.org/look?key=q3k0…  */
  url: string;

  /** When the link ends. */
  until: Date;
}

export class VisibilityDto {
  /** Whether visitors see the site. */
  isPublic: boolean;

  /** The link with which somebody looks at the site before it is public; null if there is none. */
  lookLink: LookLinkDto | null;

  /**
   * The title of a published contest whose result is not final; null if there is none. It goes on while the site is not public, such as after the
   * restore of a backup, although nobody can enter or vote.
   * @example Cover Song Contest 2026
   */
  runningContest: string | null;

  /** Why the owner cannot change it now; null if she can. */
  @ApiProperty({ enum: VISIBILITY_BLOCKS, nullable: true })
  block: VisibilityBlock | null;
}
