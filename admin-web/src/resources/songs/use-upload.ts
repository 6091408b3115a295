import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ConsoleDataProvider } from '../../data-provider';
import { translations } from '../../translations';
import type { UploadValues } from './validation';

const t = translations.upload;

/** Uploads one song. `cancel` and unmounting abort the upload; the server then stores nothing. */
export function useUpload(onDone: () => void) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function upload(values: UploadValues): Promise<UploadValues | undefined> {
    const abort = new AbortController();
    running.current = abort;
    setShare(0);
    try {
      await dataProvider.uploadSong(toFormData(values), setShare, abort.signal);
    } catch (error) {
      setShare(null);
      if (!abort.signal.aborted) throw error;
      notify(t.cancelled);
      return undefined;
    }
    notify(t.done, { type: 'success' });
    refresh();
    onDone();
    return values;
  }

  return { share, upload, cancel: () => running.current?.abort() };
}

/** Text before files: the server reads the parts in order and can reject the text before the audio arrives. */
function toFormData({ audio, cover, ...text }: UploadValues): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(text)) if (value.trim()) form.append(field, value);
  if (audio) form.append('audio', audio);
  if (cover) form.append('cover', cover);
  return form;
}
