import { Box, ButtonBase } from '@mui/material';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Icon, icons } from '../../components/icon';
import type { Song } from './api';
import { songSentences } from './sentences';
import { titleHere } from '../../lib/title-here';

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
  /** The song whose audio the element has. */
  const [song, setSong] = useState<Song | null>(null);
  const [isPlaying, setPlaying] = useState(false);

  function toggle(pressed: Song) {
    const element = audio.current;
    if (!element || pressed.audioUrl === null) return;
    const isAnother = pressed.id !== song?.id;
    // The state follows the element, which is ahead of it.
    if (!isAnother && !element.paused) return element.pause();
    if (isAnother) {
      // Its new source ends the song before without an event.
      element.pause();
      setPlaying(false);
      element.src = pressed.audioUrl;
      setSong(pressed);
    }
    // In the press itself: a phone plays nothing that begins later.
    element.play().catch((error: unknown) => {
      // A pause or another song ends the wait, and the element reports what it cannot play.
      if (error instanceof DOMException && error.name === 'NotAllowedError') fail(pressed);
    });
  }

  function fail(song: Song) {
    notify(t.failed(titleHere(song)), { type: 'error' });
    setSong(null);
    setPlaying(false);
  }

  return (
    <ListeningContext value={{ playing: isPlaying && song ? song.id : null, toggle }}>
      {children}
      <audio
        ref={audio}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => song && fail(song)}
      />
    </ListeningContext>
  );
}

/** The cover of a song, which plays it. */
export function CoverToPlay({ song }: { song: Song }) {
  const { playing, toggle } = use(ListeningContext);
  const { id, coverCardUrl, audioUrl, audioProblem } = song;
  const cover = <img src={coverCardUrl} alt="" loading="lazy" />;
  if (audioUrl === null || audioProblem !== null) return <Box sx={coverSx}>{cover}</Box>;
  const isPlaying = playing === id;
  return (
    <ButtonBase
      aria-label={(isPlaying ? t.pause : t.play)(titleHere(song))}
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
