import type { Schemas } from '@paattu/api-client';
import { ApiError } from '../../../lib/api-error';

type SubmittedEntry = Schemas['SubmittedEntryDto'];

/**
 * Sends an entry with its photo. The only request without `ApiClient`: only XMLHttpRequest reports upload
 * progress. The browser asks a visitor who leaves the site during the upload, because the entry would be lost.
 */
export function sendEntry(
  form: FormData,
  headers: Record<string, string>,
  onProgress: (percent: number) => void,
): Promise<SubmittedEntry> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/contest/entries');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      if (request.status === 201) resolve(request.response as SubmittedEntry);
      else reject(ApiError.from(request.status, request.response));
    };
    request.onerror = () => reject(new ApiError(0, 'NO_ANSWER', ''));
    window.addEventListener('beforeunload', askBeforeLeaving);
    request.onloadend = () => window.removeEventListener('beforeunload', askBeforeLeaving);
    request.send(form);
  });
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
