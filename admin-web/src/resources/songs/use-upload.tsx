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
      const fault = readFault(error);
      if (abort.signal.aborted) notify(words.cancelled);
      else if (fault) tell(fault);
      else notify(words.failed, { type: 'error' });
    }
  }

  return { share, upload, tell, cancel: () => running.current?.abort() };
}

/** What the server found wrong with the song, if that is what the error says. */
function readFault(error: unknown): Pick<UploadFault, 'title' | 'text'> | null {
  if (!(error instanceof HttpError)) return null;
  const { code = '' } = (error.body ?? {}) as { code?: string };
  const title = FAULT_TITLES[code];
  return title ? { title, text: error.message } : null;
}
