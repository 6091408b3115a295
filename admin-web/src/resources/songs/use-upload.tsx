import { useEffect, useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { Toast } from '../../components/toast';
import type { ConsoleDataProvider } from '../../data-provider';
import { sentences } from '../../sentences';
import type { UploadFault } from './upload-rules';

const words = sentences.upload;

/** The server's own findings about what was sent, by their code. */
const FAULT_TITLES: Record<string, string> = {
  MISSING_INFORMATION: words.missingInformation,
  MISSING_AUDIO_FILE: words.missingAudio,
  INVALID_FILE_TYPE: words.invalidType,
  FILE_TOO_LARGE: words.tooLarge,
};

/** Sends one song. Leaving the panel, or `cancel`, breaks the upload off, and the server then keeps nothing of it. */
export function useUpload(onDone: () => void) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  function tell({ title, text }: Pick<UploadFault, 'title' | 'text'>) {
    notify(<Toast title={title} text={text} />, { type: 'error' });
  }

  async function upload(form: FormData) {
    const abort = new AbortController();
    running.current = abort;
    setShare(0);
    try {
      await dataProvider.uploadSong(form, setShare, abort.signal);
      notify(words.done, { type: 'success' });
      refresh();
      onDone();
    } catch (error) {
      setShare(null);
      if (abort.signal.aborted) notify(words.cancelled);
      else if (isFault(error))
        tell({ title: FAULT_TITLES[error.body.code] ?? words.failed, text: error.message });
      else notify(words.failed, { type: 'error' });
    }
  }

  return { share, upload, tell, cancel: () => running.current?.abort() };
}

function isFault(error: unknown): error is HttpError & { body: { code: string } } {
  return (
    error instanceof HttpError && typeof error.body?.code === 'string' && error.body.code in FAULT_TITLES
  );
}
