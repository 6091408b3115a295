import { formatDate } from '../../../lib/format';
import type { Entry } from '../api';
import { videoSentences as t } from '../video-sentences';

/** In short words, what a moderator should know of the video. The review explains them. */
export function RowVideo({ entry: { video } }: { entry: Entry }) {
  if (!video || (video.health === 'ok' && video.flags.length === 0)) return null;
  const health = video.health === 'ok' ? null : t[video.health](formatDate(video.healthSince));
  const flags = video.flags.map((flag) => t.flags[flag].word).join(', ');
  return (
    <p className="video" title={[health, flags].filter(Boolean).join(', ')}>
      {health && <span className="broken">{health}</span>}
      {health && flags && ', '}
      {flags}
    </p>
  );
}
