import { Icon } from '../icon';
import { useTranslations } from '../../translations/use-translations';

interface PlayButtonProps {
  playing: boolean;
  onToggle(): void;
  /** The song's title, where the page has several play buttons. */
  song?: string;
  large?: boolean;
  /** The key that does the same. */
  shortcut?: string;
}

export function PlayButton({ playing, onToggle, song, large = false, shortcut }: PlayButtonProps) {
  const t = useTranslations('site').player;
  const action = playing ? t.pause : t.play;
  const actionOnSong = playing ? t.pauseSong : t.playSong;
  return (
    <button
      type="button"
      className={large ? 'play-button play-button-large' : 'play-button'}
      aria-label={song ? actionOnSong(song) : action}
      aria-keyshortcuts={shortcut}
      onClick={onToggle}
    >
      {playing ? <Icon name="pause" size={22} /> : <Icon name="play" size={22} />}
    </button>
  );
}
