import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error';
import { toast } from '../../lib/toasts';
import { contest as m } from '../../messages/contest';
import type { EntryDraft } from './entry-draft';
import { sendEntry } from './send-entry';

/** Without a clear answer the entry may have arrived: the next try is the same attempt. */
const isUnclear = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Sends drafts; the same content keeps its idempotency key until the server has clearly answered. */
export function useSubmission() {
  const [percent, setPercent] = useState<number | null>(null);
  const attempt = useRef<{ content: string; key: string } | null>(null);

  async function submit(draft: EntryDraft & { captchaId: string }): Promise<ApiError | null> {
    const { name, email, youtubeUrl, photo, captchaId, captchaText } = draft;
    if (!photo) return null;
    const content = JSON.stringify([name, email, youtubeUrl, photo.name, photo.size, photo.lastModified]);
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };

    const form = new FormData();
    for (const [field, value] of Object.entries({ name, email, youtubeUrl, captchaId, captchaText }))
      form.append(field, value.trim());
    form.append('photo', photo);

    setPercent(0);
    try {
      await sendEntry(form, attempt.current.key, setPercent);
      attempt.current = null;
      toast(m.submitted);
      return null;
    } catch (error) {
      if (!isUnclear(error)) attempt.current = null;
      const failure = error instanceof ApiError ? error : new ApiError(0, 'UNKNOWN', '');
      const description = m.notSubmitted.description(failure.message);
      toast({ title: m.notSubmitted.title, description, tone: 'destructive' });
      return failure;
    } finally {
      setPercent(null);
    }
  }

  return { submit, submitting: percent !== null, percent };
}
