import { usePlayer, usePlayerState } from '../../lib/player/use-player';
import { useTranslations } from '../../translations/use-translations';
import { Icon } from '../icon';

export function VolumeControl() {
  const t = useTranslations('site').player;
  const player = usePlayer();
  const { volume, canSetVolume } = usePlayerState();
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
          onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber)}
        />
      )}
    </div>
  );
}

export function MuteButton() {
  const t = useTranslations('site').player;
  const player = usePlayer();
  const { volume } = usePlayerState();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={volume > 0 ? t.mute : t.unmute}
      onClick={() => player.toggleMute()}
    >
      {volume > 0 ? <Icon name="volume" /> : <Icon name="muted" />}
    </button>
  );
}
