import { parseVideoId } from '@paattu/shared/youtube-url';
import { ValidateBy } from 'class-validator';
import { rule } from '../../../../common/validation/rule.js';

/** The link of a video, in any form that YouTube gives out. */
export const IsYoutubeLink = () =>
  ValidateBy(
    {
      name: 'isYoutubeLink',
      validator: { validate: (value) => typeof value === 'string' && parseVideoId(value) !== null },
    },
    rule('INVALID_YOUTUBE_URL'),
  );
