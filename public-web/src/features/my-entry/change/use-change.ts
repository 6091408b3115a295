import type { Schemas } from '@paattu/api-client';
import { parseVideoId, videoUrl } from '@paattu/shared/youtube-url';
import { fieldErrorsOfEntry } from '../../../components/entry-fields/field-errors-of-entry';
import { ApiError, unwrap } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import type { FieldError } from '../../../lib/use-field-errors';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { useFailureSentence } from '../use-failure-sentence';
import { useReload } from '../use-reload';
import { ifMatch } from './if-match';

/** The `about` of all toasts of changes. */
export const CHANGE = 'entry-change';

export interface WholeChange {
  name: string;
  youtubeUrl: string;
  photo: File | null;
}

interface Outcomes {
  onChanged(): void;
  onRejected(fieldErrors: readonly FieldError[]): void;
}

/** Sends a change of the version that the page shows. */
export function useChange({ id, version }: MyEntry, { onChanged, onRejected }: Outcomes) {
  const t = useTranslations('my-entry').change;
  const { api } = useServices();
  const { fieldErrorsOf } = useErrorSentences();
  const failureOf = useFailureSentence();
  const reload = useReload(id);
  return useSend(CHANGE, {
    mutationFn: async (change: WholeChange) => {
      const form = toForm(change);
      return unwrap(
        await api.PATCH('/api/my-entry/{id}', {
          params: { path: { id }, header: ifMatch(version) },
          body: form as unknown as Schemas['ChangeEntryFormDto'],
          bodySerializer: () => form,
        }),
      );
    },
    onSuccess: async () => {
      const entry = await reload();
      const title = entry?.revision ? t.sent : entry?.status === 'approved' ? t.takenBack : t.changed;
      toast({ title, about: CHANGE });
      onChanged();
    },
    onError: (error) => {
      const sentence = failureOf(error);
      const hasAnswer = error instanceof ApiError;
      const description = hasAnswer ? sentence : `${sentence} ${t.kept}`;
      toast({ title: t.failed, description, tone: 'destructive', about: CHANGE });
      if (!hasAnswer) return;
      onRejected(fieldErrorsOfEntry(error, sentence, fieldErrorsOf(error)));
      // The entry is another one than the page shows.
      if (error.status === 409 || error.status === 412) void reload();
    },
  });
}

function toForm({ name, youtubeUrl, photo }: WholeChange): FormData {
  const form = new FormData();
  form.append('name', name.trim());
  form.append('youtubeUrl', videoUrl(parseVideoId(youtubeUrl)!));
  if (photo) form.append('photo', photo);
  return form;
}
