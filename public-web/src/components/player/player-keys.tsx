import { usePlayer, usePlayerState } from '../../lib/player/use-player';
import { Icon } from '../icon';
import { PlayButton } from './play-button';
import { useSentences } from './use-sentences';

/** Previous, play and next. */
export function PlayerKeys({ large = false }: { large?: boolean }) {
  const t = useSentences();
  const player = usePlayer();
  const { status, hasNext } = usePlayerState();
  return (
    <>
      <button
        type="button"
        className={`icon-button ${large ? '' : 'max-sm:hidden'}`}
        aria-label={t.previous}
        aria-keyshortcuts="Shift+P"
        onClick={() => player.previous()}
      >
        <Icon name="previous" />
      </button>
      <PlayButton
        large={large}
        shortcut="K"
        playing={status === 'playing' || status === 'loading'}
        onToggle={() => player.toggle()}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t.next}
        aria-keyshortcuts="Shift+N"
        // Not `disabled`, which would take the focus from this button at the last song.
        aria-disabled={!hasNext}
        onClick={() => player.next()}
      >
        <Icon name="next" />
      </button>
    </>
  );
}
