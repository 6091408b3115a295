import type { Schemas } from '@paattu/api-client';

/** What the sample of a photo shows of the contest. */
export type SampleContest = Pick<
  Schemas['ContestDto'],
  'songTitle' | 'songTitleMalayalam' | 'sampleAlt' | 'sampleAltMalayalam' | 'samplePhotoUrl'
>;

export interface OfContest {
  /** Undefined while it loads. */
  contest: SampleContest | undefined;
}
