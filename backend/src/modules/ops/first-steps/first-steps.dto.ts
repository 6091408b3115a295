import { ApiProperty } from '@nestjs/swagger';

/** In the order of the console's list. */
export const FIRST_STEPS = ['artist', 'song', 'about', 'email', 'public', 'contest'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export class FirstStepDto {
  @ApiProperty({ enum: FIRST_STEPS })
  name: FirstStep;

  isDone: boolean;

  /**
   * The id of what would do the step, is saved and waits to be published: a contest, or `site` for the texts of the site; null without.
   * @example site
   */
  draft: string | null;
}

export class FirstStepsDto {
  steps: FirstStepDto[];

  /** True once the owner has put the list away. */
  isDismissed: boolean;
}
