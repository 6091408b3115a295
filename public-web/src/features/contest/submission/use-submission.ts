import type { Schemas } from '@paattu/api-client';
import { CONSENT_FIELDS } from '@paattu/shared/consents';
import type { Locale } from '@paattu/shared/locales';
import { normalizeEmail } from '@paattu/shared/rules';
import { parseVideoId, videoUrl } from '@paattu/shared/youtube-url';
import { useIsMutating } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldErrorsOfEntry } from '../../../components/entry-fields/field-errors-of-entry';
import { ApiError } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { writtenIn } from '../../../lib/language';
import { toast } from '../../../lib/toasts';
import type { FieldError } from '../../../lib/use-field-errors';
import { useSend } from '../../../lib/use-send';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import type { EntryDraft } from './entry-draft';
import { linkIn, type Submitted } from './submitted';

/** The `about` of all toasts of the form. */
export const ENTRY = 'entry';

const SUBMISSION = ['submission'];

/** Without a clear response the entry may have arrived: the next try repeats the same attempt. */
const isUnclear = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

type WholeDraft = EntryDraft & {
  photo: File;
  captchaId: string;
  /** The contest that the visitor enters, if the form knows it. */
  contestId: string | undefined;
  /** The number of the rules that the form shows; undefined if it could not load them. */
  rulesVersion: number | undefined;
  wording: number | undefined;
};

interface Outcomes {
  onSubmitted(entry: Submitted): void;
  onRejected(failure: ApiError, fieldErrors: readonly FieldError[]): void;
}

/** Sends drafts; the same content keeps its idempotency key until the server gives a clear response. */
export function useSubmission({ onSubmitted, onRejected }: Outcomes) {
  const t = useTranslations('entry-form');
  const language = useLocale();
  const { sentenceOf, fieldErrorsOf } = useErrorSentences();
  const [percent, setPercent] = useState<number | null>(null);
  const attempt = useRef<{ content: string; key: string } | null>(null);

  function keyOf({ name, email, youtubeUrl, photo, aiUse, aiNote }: WholeDraft): string {
    const file = [photo.name, photo.size, photo.lastModified];
    const content = JSON.stringify([name, email, youtubeUrl, ...file, aiUse, aiNote]);
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    return attempt.current.key;
  }

  const { send } = useSend(ENTRY, {
    mutationKey: SUBMISSION,
    mutationFn: (draft: WholeDraft) => {
      setPercent(0);
      const headers = { 'Idempotency-Key': keyOf(draft), ...headersOf(draft) };
      return sendEntry(toForm(draft, language), headers, setPercent);
    },
    onSuccess: (answer, { email }) => {
      const { id, correctionToken } = answer;
      attempt.current = null;
      toast({ ...t.submitted, about: ENTRY });
      onSubmitted({ id, correctionToken, link: linkIn(answer), email: normalizeEmail(email) });
    },
    onError: (error) => {
      if (!isUnclear(error)) attempt.current = null;
      const failure = error instanceof ApiError ? error : new ApiError(0, 'UNKNOWN', '');
      const reason = failure.code === 'NO_ANSWER' ? t.notSubmitted.upload : sentenceOf(failure);
      const description = t.notSubmitted.description(reason ?? '');
      toast({ title: t.notSubmitted.title, description, tone: 'destructive', about: ENTRY });
      onRejected(failure, fieldErrorsOfEntry(failure, reason ?? '', fieldErrorsOf(failure)));
    },
    onSettled: () => setPercent(null),
  });

  // Includes an entry that was sent before the visitor opened another page and is still being sent.
  const submitting = useIsMutating({ mutationKey: SUBMISSION }) > 0;
  return { send: (draft: WholeDraft) => (submitting ? undefined : send(draft)), submitting, percent };
}

/** Headers, because the API of the last release rejects forms with a field more. */
function headersOf({ contestId, rulesVersion, wording }: WholeDraft): Record<string, string> {
  return {
    ...(contestId !== undefined && { 'Contest-Id': contestId }),
    ...(rulesVersion !== undefined && { 'Rules-Version': String(rulesVersion) }),
    ...(wording !== undefined && { 'Consents-Wording': String(wording) }),
  };
}

/** Ticks and the declaration are fields: the API of the last release has no contest that demands them. */
function toForm(draft: WholeDraft, language: Locale): FormData {
  const { name, email, photo, captchaId, captchaText, aiUse, aiNote } = draft;
  const youtubeUrl = videoUrl(parseVideoId(draft.youtubeUrl)!);
  const form = new FormData();
  const fields = { name, email, youtubeUrl, captchaId, captchaText, ...writtenIn(language) };
  for (const [field, value] of Object.entries(fields)) form.append(field, value.trim());
  for (const field of Object.values(CONSENT_FIELDS)) if (draft[field]) form.append(field, 'true');
  if (aiUse !== null) form.append('aiUse', aiUse);
  if (aiUse !== null && aiUse !== 'no') form.append('aiNote', aiNote.trim());
  form.append('photo', photo);
  return form;
}

type SubmittedEntry = Schemas['SubmittedEntryDto'];

/**
 * Sends an entry with its photo. The only request without `ApiClient`: only XMLHttpRequest reports upload
 * progress. The browser asks a visitor who leaves the site during the upload, because the entry would be lost.
 */
function sendEntry(
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
