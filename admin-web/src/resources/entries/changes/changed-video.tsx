import { videoUrl } from '@paattu/shared/youtube-url';
import { useState } from 'react';
import type { Entry, Revision } from '../api';
import { changeSentences as t } from './sentences';
import { VideoToCheck } from '../review/video-to-check';
import { VideoFacts } from '../video-facts';
import { VideoFindings } from '../video-findings';
import { ChangedPart } from './changed-part';

interface Props {
  entry: Entry;
  revision: Revision;
  /** Of the proposed video. */
  videoId: string;
  /** Whether the proposed video plays. */
  isPlaying: boolean;
  onPlay: () => void;
}

/** Both videos, each with what is known of it. */
export function ChangedVideo({ entry, revision, videoId, isPlaying, onPlay }: Props) {
  const [isFormerPlaying, setFormerPlaying] = useState(false);
  const former = { ...entry, name: t.videoOf.now(entry.name) };
  const proposed = { name: t.videoOf.proposed(entry.name), videoId, youtubeUrl: videoUrl(videoId) };

  return (
    <ChangedPart
      title={t.parts.video}
      now={
        <>
          <VideoToCheck entry={former} isPlaying={isFormerPlaying} onPlay={() => setFormerPlaying(true)} />
          <VideoFacts video={entry.video} />
          <VideoFindings video={entry.video} />
        </>
      }
      proposed={
        <>
          <VideoToCheck entry={proposed} isPlaying={isPlaying} onPlay={onPlay} />
          <VideoFacts video={revision.video} />
          <VideoFindings video={{ flags: revision.videoFlags }} />
        </>
      }
    />
  );
}
