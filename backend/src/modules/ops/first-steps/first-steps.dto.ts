import { ApiProperty } from '@nestjs/swagger';

/** In the order of the console's list. */
export const FIRST_STEPS = ['artist', 'song', 'about', 'email', 'public', 'contest'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export class FirstStepDto {
  @ApiProperty({ enum: FIRST_STEPS })
  name: FirstStep;

  isDone: boolean;
}

export class FirstStepsDto {
  steps: FirstStepDto[];

  /** True once the owner has put the list away. */
  isDismissed: boolean;
}
