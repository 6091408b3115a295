import { PauseIcon, PlayIcon } from '../icons';
import { site } from '../../translations/site';

interface PlayButtonProps {
  playing: boolean;
  onToggle(): void;
  /** The song's title, where the page has several play buttons. */
  song?: string;
  large?: boolean;
}

export function PlayButton({ playing, onToggle, song, large = false }: PlayButtonProps) {
  const action = playing ? site.player.pause : site.player.play;
  return (
    <button
      type="button"
      className={`grid flex-none place-items-center rounded-full bg-leaf text-on-leaf transition-colors hover:bg-leaf-2 ${large ? 'size-14' : 'size-12'}`}
      aria-label={song ? `${action} ${song}` : action}
      onClick={onToggle}
    >
      {playing ? <PauseIcon size={22} /> : <PlayIcon size={22} />}
    </button>
  );
}
