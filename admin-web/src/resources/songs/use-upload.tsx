import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ConsoleDataProvider } from '../../data-provider';
import { translations } from '../../translations';
import { readFinding } from './server-finding';
import type { UploadFault } from './upload-rules';

const t = translations.upload;

interface Outcomes {
  onDone: () => void;
  onFault: (fault: UploadFault) => void;
}

/** Sends one song. Leaving the panel, or `cancel`, breaks the upload off, and the server then keeps nothing of it. */
export function useUpload({ onDone, onFault }: Outcomes) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function upload(form: FormData) {
    const abort = new AbortController();
    running.current = abort;
    setShare(0);
    try {
      await dataProvider.uploadSong(form, setShare, abort.signal);
      notify(t.done, { type: 'success' });
      refresh();
      onDone();
    } catch (error) {
      setShare(null);
      const fault = readFinding(error, t.failed);
      if (abort.signal.aborted) notify(t.cancelled);
      else if (fault) onFault(fault);
      else notify(t.failed, { type: 'error' });
    }
  }

  return { share, upload, cancel: () => running.current?.abort() };
}
