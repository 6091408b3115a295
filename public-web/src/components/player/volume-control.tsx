import { useVolume } from '../../lib/player/volume';
import { Icon } from '../icon';
import { useSentences } from './use-sentences';

export function VolumeControl() {
  const t = useSentences();
  const { volume, canSetVolume, setVolume } = useVolume();
  return (
    <div className="flex items-center">
      <MuteButton />
      {canSetVolume && (
        <input
          type="range"
          className="volume"
          aria-label={t.volume}
          min={0}
          max={1}
          step={0.05}
          value={volume}
          onChange={(event) => setVolume(event.currentTarget.valueAsNumber)}
        />
      )}
    </div>
  );
}

export function MuteButton() {
  const t = useSentences();
  const { volume, toggleMute } = useVolume();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={volume > 0 ? t.mute : t.unmute}
      aria-keyshortcuts="M"
      onClick={toggleMute}
    >
      {volume > 0 ? <Icon name="volume" /> : <Icon name="muted" />}
    </button>
  );
}
