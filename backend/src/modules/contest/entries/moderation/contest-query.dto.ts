import { ContestChoice } from '../../../../common/validation/contest-choice.js';

export class ContestQueryDto {
  @ContestChoice('Only the entries of this contest; all without it.')
  contestId?: string;
}
