import { useNotify, useRefresh } from 'react-admin';
import { useRequests } from '../../data-provider/use-requests';
import { songRequests } from './api';
import { prepareFile } from '../../components/file/file-rules';
import { uploadSentences } from '../../components/file/sentences';
import { useAbortableUpload } from '../../components/file/use-abortable-upload';
import type { UploadValues } from './validation';

/** Uploads one song. */
export function useUpload(onDone: () => void) {
  const requests = useRequests(songRequests);
  const notify = useNotify();
  const refresh = useRefresh();
  const { share, send, cancel } = useAbortableUpload();

  async function upload(values: UploadValues): Promise<UploadValues | undefined> {
    // The form may be sent before its field has prepared the cover, which then says what is wrong.
    const cover = values.cover && (await prepareFile('cover', values.cover));
    if (cover && !(cover instanceof File)) return undefined;
    const form = toFormData({ ...values, cover });
    let needsReading = false;
    const isSent = await send(async (onProgress, signal) => {
      const song = await requests.uploadSong(form, onProgress, signal);
      needsReading = song.areLyricsFromTags;
    });
    if (!isSent) return undefined;
    notify(needsReading ? uploadSentences.doneWithTags : uploadSentences.done, { type: 'success' });
    refresh();
    onDone();
    return values;
  }

  return { share, upload, cancel };
}

/** Text before files: the server reads the parts in order and can reject the text before the audio arrives. */
function toFormData({ audio, cover, hidden, withoutTags, refused: _, ...text }: UploadValues): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(text)) if (value.trim()) form.append(field, value);
  if (hidden) form.append('hidden', 'true');
  if (withoutTags) form.append('withoutTags', 'true');
  if (audio) form.append('audio', audio);
  if (cover) form.append('cover', cover);
  return form;
}
