import { useEffect, useRef } from 'react';
import { ExternalLink } from '../../../components/external-link';
import { Icon } from '../../../components/icon';
import { usePlayer } from '../../../lib/player/use-player';
import { useTranslations } from '../../../translations/use-translations';
import type { Entry } from '../facts/contest-queries';
import { EntryPhoto } from './entry-photo';

interface EntryVideoProps {
  entry: Pick<Entry, 'name' | 'photoUrl' | 'videoId'>;
  /** The position in the list, from 0. */
  position?: number;
  isPlaying: boolean;
  onPlay(): void;
}

/** The photo of the singer. A press puts the video in its place; before, nothing is requested from YouTube. */
export function EntryVideo({ entry, position, isPlaying, onPlay }: EntryVideoProps) {
  const t = useTranslations('gallery');
  const player = usePlayer();
  if (isPlaying) return <Video entry={entry} />;
  return (
    <div className="relative">
      <EntryPhoto entry={entry} position={position} className="entry-picture" />
      <button
        type="button"
        className="on-cover play-video"
        aria-label={t.play(entry.name)}
        onClick={() => {
          player.pause();
          onPlay();
        }}
      >
        <Icon name="play" size={22} />
      </button>
    </div>
  );
}

function Video({ entry: { videoId, name } }: { entry: Pick<Entry, 'videoId' | 'name'> }) {
  const t = useTranslations('gallery');
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <div className="entry-video">
      <iframe
        ref={frame}
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
        title={t.video(name)}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // YouTube refuses to play for pages that send no referrer.
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p>
        <ExternalLink href={`https://www.youtube.com/watch?v=${videoId}`} className="underline">
          {t.videoHint}
        </ExternalLink>
      </p>
    </div>
  );
}
