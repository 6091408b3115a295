import { useEffect, useState } from 'react';

/** The duration of an audio file in seconds; undefined while loading, null if the browser cannot read the file. */
export function useAudioDuration(file: File | null): number | null | undefined {
  const [found, setFound] = useState<{ file: File; seconds: number | null }>();

  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    const audio = new Audio();
    audio.preload = 'metadata';
    audio.onloadedmetadata = () =>
      setFound({ file, seconds: Number.isFinite(audio.duration) ? audio.duration : null });
    audio.onerror = () => setFound({ file, seconds: null });
    audio.src = address;
    return () => {
      audio.onloadedmetadata = audio.onerror = null;
      audio.removeAttribute('src');
      URL.revokeObjectURL(address);
    };
  }, [file]);

  return found?.file === file ? found?.seconds : undefined;
}
