import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { UploadProgress } from '../../lib/upload-fetch';
import { uploadSentences } from './sentences';

/** Sends one upload at a time. `cancel` and unmounting abort it; before all bytes are sent, the server then stores nothing. */
export function useAbortableUpload() {
  const notify = useNotify();
  /** The share of the upload that is sent; null if none is under way. */
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** Resolves to false after `cancel`. */
  async function send(
    request: (onProgress: UploadProgress, signal: AbortSignal) => Promise<unknown>,
  ): Promise<boolean> {
    const abort = new AbortController();
    running.current = abort;
    setShare(0);
    try {
      await request(setShare, abort.signal);
      return true;
    } catch (error) {
      if (!abort.signal.aborted) throw error;
      notify(uploadSentences.cancelled);
      return false;
    } finally {
      setShare(null);
    }
  }

  return { share, send, cancel: () => running.current?.abort() };
}
