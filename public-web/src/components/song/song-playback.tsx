import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PlayButton } from '../player/play-button';
import { SeekBar } from '../player/seek-bar';
import { useTimeOf } from '../../lib/player/use-player';
import { useSongTitle } from '../../lib/song-title';
import { useInView } from '../../lib/use-in-view';
import { useTranslations } from '../../translations/use-translations';
import { waveformQuery, type Song } from './song-queries';
import { useSongPlay } from './use-song-play';

interface SongPlaybackProps {
  song: Song;
  queue: readonly Song[];
  /** Playback starts here, in seconds. */
  startAt?: number;
}

/** Play button and waveform of one song; both control the page's single player. */
export function SongPlayback({ song, queue, startAt = 0 }: SongPlaybackProps) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs');
  const row = useRef<HTMLDivElement>(null);
  const { data: peaks } = useQuery(waveformQuery(song.waveformUrl, useInView(row)));
  const { sounds, startsOver, toggle, seek } = useSongPlay(song, queue, startAt);
  const time = useTimeOf(song.id);
  return (
    <div ref={row} className="playback flex items-center gap-4">
      <PlayButton large song={title} playing={sounds} onToggle={toggle} />
      <div className="min-w-0 grow">
        <SeekBar
          current={startsOver || !time ? startAt : time.current}
          duration={time?.duration ?? song.durationSeconds ?? 0}
          peaks={peaks}
          label={t.card.seek(title)}
          onSeek={seek}
        />
      </div>
    </div>
  );
}
