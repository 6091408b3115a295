import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PlayButton } from '../player/play-button';
import { SeekBar } from '../player/seek-bar';
import { playable } from '../../lib/player/track';
import { usePlayer, usePlayerState, useTimeOf } from '../../lib/player/use-player';
import { toast } from '../../lib/toasts';
import { useInView } from '../../lib/use-in-view';
import { useTranslations } from '../../translations/use-translations';
import { waveformQuery, type Song } from './song-queries';
import { useSongTitle } from '../../lib/song-title';

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
  const player = usePlayer();
  const { track, status } = usePlayerState();
  const { data: peaks } = useQuery(waveformQuery(song.waveformUrl, useInView(row)));
  const current = track?.id === song.id;
  const sounds = current && (status === 'playing' || status === 'loading');
  const time = useTimeOf(song.id);

  // `startAt` applies until the song has played here, even if the player restored this song at another position: a
  // visitor who follows a link to a moment expects that moment. After that, the player's position applies.
  const [hasSounded, setHasSounded] = useState(false);
  if (sounds && !hasSounded) setHasSounded(true);
  const startsOver = !current || (startAt > 0 && !hasSounded);

  function play(from: number) {
    const tracks = playable(queue);
    const chosen = tracks.find(({ id }) => id === song.id);
    if (chosen) player.play(chosen, tracks, from);
    else toast({ ...t.card.noAudio, tone: 'destructive' });
  }

  return (
    <div ref={row} className="playback flex items-center gap-4">
      <PlayButton
        large
        song={title}
        playing={sounds}
        onToggle={() => (startsOver ? play(startAt) : player.toggle())}
      />
      <div className="min-w-0 grow">
        <SeekBar
          current={startsOver || !time ? startAt : time.current}
          duration={time?.duration ?? song.durationSeconds ?? 0}
          peaks={peaks}
          label={t.card.seek(title)}
          onSeek={(seconds) => (startsOver ? play(seconds) : player.seek(seconds))}
        />
      </div>
    </div>
  );
}
