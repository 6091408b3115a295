import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PlayButton } from '../../components/player/play-button';
import { SeekBar } from '../../components/player/seek-bar';
import { playable } from '../../lib/player/track';
import { usePlayer, usePlayerState, usePlayerTime } from '../../lib/player/use-player';
import { toast } from '../../lib/toasts';
import { useInView } from '../../lib/use-in-view';
import { songs as m } from '../../messages/songs';
import { waveformQuery, type Song } from './song-queries';

interface SongPlaybackProps {
  song: Song;
  queue: readonly Song[];
  /** Where it begins when it is started, in seconds. */
  startAt: number;
}

/** Play button and waveform of one song; both work on the page's one player. */
export function SongPlayback({ song, queue, startAt }: SongPlaybackProps) {
  const row = useRef<HTMLDivElement>(null);
  const player = usePlayer();
  const { track, status } = usePlayerState();
  const { data: peaks } = useQuery(waveformQuery(song.waveformUrl, useInView(row)));
  const current = track?.id === song.id;

  function play(from: number) {
    const tracks = playable(queue);
    const chosen = tracks.find(({ id }) => id === song.id);
    if (chosen) player.play(chosen, tracks, from);
    else toast({ ...m.card.noAudio, tone: 'destructive' });
  }

  return (
    <div ref={row} className="playback flex items-center gap-4">
      <PlayButton
        large
        song={song.title}
        playing={current && (status === 'playing' || status === 'loading')}
        onToggle={() => (current ? player.toggle() : play(startAt))}
      />
      <div className="min-w-0 grow">
        {current ? (
          <CurrentSeekBar song={song} peaks={peaks} />
        ) : (
          <SeekBar
            current={startAt}
            duration={song.durationSeconds ?? 0}
            peaks={peaks}
            label={m.card.seek(song.title)}
            onSeek={play}
          />
        )}
      </div>
    </div>
  );
}

function CurrentSeekBar({ song, peaks }: { song: Song; peaks?: number[] }) {
  const player = usePlayer();
  const { current, duration } = usePlayerTime();
  return (
    <SeekBar
      current={current}
      duration={duration}
      peaks={peaks}
      label={m.card.seek(song.title)}
      onSeek={(seconds) => player.seek(seconds)}
    />
  );
}
