import { Box, ButtonBase } from '@mui/material';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Icon, icons } from '../../components/icon';
import type { Song } from './api';
import { songSentences } from './sentences';

const t = songSentences.listen;

interface Listening {
  /** The id of the song that sounds. */
  playing: string | null;
  toggle: (song: Song) => void;
}

const ListeningContext = createContext<Listening>({ playing: null, toggle: () => {} });

/** One song of the list plays at a time, without its page. Its audio loads at the press. */
export function SongListening({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const audio = useRef<HTMLAudioElement>(null);
  const [song, setSong] = useState<Song | null>(null);
  const [isPlaying, setPlaying] = useState(false);

  function toggle(pressed: Song) {
    if (pressed.id !== song?.id) return setSong(pressed);
    if (isPlaying) audio.current?.pause();
    // The element reports what it cannot play.
    else audio.current?.play().catch(() => {});
  }

  function fail() {
    if (song) notify(t.failed(song.title), { type: 'error' });
    setSong(null);
    setPlaying(false);
  }

  return (
    <ListeningContext value={{ playing: isPlaying && song ? song.id : null, toggle }}>
      {children}
      {song?.audioUrl && (
        <audio
          ref={audio}
          key={song.id}
          autoPlay
          src={song.audioUrl}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={fail}
        />
      )}
    </ListeningContext>
  );
}

/** The cover of a song, which plays it. */
export function CoverToPlay({ song }: { song: Song }) {
  const { playing, toggle } = use(ListeningContext);
  const { id, title, coverCardUrl, audioUrl, audioProblem } = song;
  const cover = <img src={coverCardUrl} alt="" loading="lazy" />;
  if (audioUrl === null || audioProblem !== null) return <Box sx={coverSx}>{cover}</Box>;
  const isPlaying = playing === id;
  return (
    <ButtonBase
      aria-label={(isPlaying ? t.pause : t.play)(title)}
      data-playing={isPlaying || undefined}
      onClick={() => toggle(song)}
      sx={coverSx}
    >
      {cover}
      <span>
        <Icon d={isPlaying ? icons.pause : icons.play} size={14} />
      </span>
    </ButtonBase>
  );
}

const coverSx = {
  flex: 'none',
  position: 'relative',
  // A finger needs more room than the picture.
  width: 44,
  height: 44,
  p: '2px',
  borderRadius: 'var(--r-1)',
  '& img': { display: 'block', width: 40, height: 40, objectFit: 'cover', borderRadius: 'var(--r-1)' },
  '& span': {
    position: 'absolute',
    inset: 0,
    width: 24,
    height: 24,
    m: 'auto',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    bgcolor: 'rgb(0 0 0 / 60%)',
    color: '#fff',
  },
  '&:hover span, &[data-playing] span': { bgcolor: '#000' },
};
