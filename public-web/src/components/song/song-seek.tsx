import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTimeOf } from '../../lib/player/use-player';
import { useSongTitle } from '../../lib/song-title';
import { useInView } from '../../lib/use-in-view';
import { useTranslations } from '../../translations/use-translations';
import { SeekBar } from '../player/seek-bar';
import { waveformQuery, type Song } from './song-queries';
import type { SongPlay } from './use-song-play';

interface SongSeekProps {
  song: Song;
  play: SongPlay;
  startAt?: number;
}

/** The waveform of one song. It controls the page's single player. */
export function SongSeek({ song, play: { startsOver, seek }, startAt = 0 }: SongSeekProps) {
  const title = useSongTitle(song).text;
  const t = useTranslations('songs');
  const row = useRef<HTMLDivElement>(null);
  const { data: peaks } = useQuery(waveformQuery(song.waveformUrl, useInView(row)));
  const time = useTimeOf(song.id);
  return (
    <div ref={row} className="min-w-0 grow">
      <SeekBar
        current={startsOver || !time ? startAt : time.current}
        duration={time?.duration ?? song.durationSeconds ?? 0}
        peaks={peaks}
        label={t.card.seek(title)}
        onSeek={seek}
      />
    </div>
  );
}
