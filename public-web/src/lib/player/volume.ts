import { useEffect, useState, useSyncExternalStore } from 'react';
import { VOLUME } from './saved-state';
import { usePlayer } from './use-player';

/** The volume after unmuting when the slider is at zero. */
const VOLUME_AFTER_NONE = 0.5;

type Sound = Pick<HTMLAudioElement, 'volume' | 'muted'>;

export function setVolume(audio: Sound, volume: number): void {
  audio.volume = Math.max(0, Math.min(1, volume));
  audio.muted = false;
  try {
    localStorage.setItem(VOLUME, String(audio.volume));
  } catch {
    // Storage can be disabled or full; the next visit begins with the full volume.
  }
}

export function toggleMute(audio: Sound): void {
  if (!audio.muted && audio.volume > 0) audio.muted = true;
  else setVolume(audio, audio.volume || VOLUME_AFTER_NONE);
}

let found: Promise<boolean> | undefined;

/**
 * On iOS only the device's keys set the volume: a value that a script sets is reset a moment later. The device stays the
 * same, so one try is enough for a load of the page.
 */
export const canScriptsSetVolume = () => (found ??= tryToSetVolume());

async function tryToSetVolume(): Promise<boolean> {
  const probe = document.createElement('audio');
  probe.volume = 0.5;
  await new Promise((resolve) => setTimeout(resolve));
  return probe.volume === 0.5;
}

export function useVolume() {
  const { audio } = usePlayer();
  const volume = useSyncExternalStore(
    (listener) => {
      audio?.addEventListener('volumechange', listener);
      return () => audio?.removeEventListener('volumechange', listener);
    },
    () => (audio && !audio.muted ? audio.volume : 0),
    () => 1,
  );
  const [canSetVolume, setCan] = useState(true);
  useEffect(() => void canScriptsSetVolume().then(setCan), []);
  return {
    /** 0 to 1; the audible volume, so 0 while muted. */
    volume,
    /** False where only the device sets the volume; muting still works. */
    canSetVolume,
    setVolume: (next: number) => audio && setVolume(audio, next),
    toggleMute: () => audio && toggleMute(audio),
  };
}
