import { lengthOfMessage, MAX_MESSAGE } from '@paattu/shared/moderation';
import { hasVisibleText } from '@paattu/shared/rules';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { TextArea } from '../../../components/text-field';
import { ApiError, unwrap } from '../../../lib/api-error';
import { attempt } from '../../../lib/attempt';
import { useErrorSentences } from '../../../lib/error-sentence';
import { keptText, useKeptText } from '../../../lib/kept-text';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import { useFieldErrors } from '../../../lib/use-field-errors';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import { myEntryQuery } from '../my-entry-queries';
import { useFailureSentence } from '../use-failure-sentence';
import { threadQuery } from './thread-query';

const ABOUT = 'entry-message';

/** By entry: a text must not move to another entry of this browser. */
const drafts = new Map<string, ReturnType<typeof createDraft>>();
const PREFIX = 'paattu-message-';
const createDraft = (id: string) => keptText(`${PREFIX}${id}`, { text: '' });

/** After the page was closed in this browser: what was typed is nobody else's. */
export function forgetMessages(): void {
  drafts.clear();
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
}

function draftOf(id: string) {
  const draft = drafts.get(id) ?? createDraft(id);
  drafts.set(id, draft);
  return draft;
}

/** Sends the moderators a message. What is typed stays until the server has it. */
export function MessageForm({ id }: { id: string }) {
  const t = useTranslations('my-entry').thread;
  const errors = useTranslations('errors');
  const { api } = useServices();
  const queries = useQueryClient();
  const { fieldErrorsOf } = useErrorSentences();
  const failureOf = useFailureSentence();
  const draft = draftOf(id);
  const { text } = useKeptText(draft);
  // One id until the server confirms it, so that a repeated press sends no second message.
  const messageId = useRef<string | null>(null);
  const length = lengthOfMessage(text);
  const problem = !hasVisibleText(text) ? t.missing : length > MAX_MESSAGE && errors.MESSAGE_TOO_LONG;
  const broken = problem ? [{ field: 'text', message: problem }] : [];
  const fieldErrors = useFieldErrors<'text'>(ABOUT, broken);
  const { send, isPending, isSuccess, reset } = useSend(ABOUT, {
    mutationFn: async (typed: string) => {
      messageId.current ??= crypto.randomUUID();
      const body = { id: messageId.current, text: typed };
      return unwrap(await api.POST('/api/my-entry/{id}/messages', { params: { path: { id } }, body }));
    },
    onSuccess: (messages, typed) => {
      messageId.current = null;
      queries.setQueryData(threadQuery(api, id).queryKey, messages);
      // What she typed meanwhile stays.
      if (draft.get().text === typed) draft.change({ text: '' });
      fieldErrors.reset();
    },
    onError: (error) => {
      toast({ title: t.failed, description: failureOf(error), tone: 'destructive', about: ABOUT });
      fieldErrors.reject(fieldErrorsOf(error));
      if (!(error instanceof ApiError)) return;
      // An earlier press arrived, and she has changed the text since: the next press sends another message.
      if (error.code === 'MESSAGE_SENT') {
        messageId.current = null;
        void queries.invalidateQueries(threadQuery(api, id));
      }
      // Closed meanwhile: the page says so, and has the text when it is opened again.
      if (error.status === 401 || error.status === 404) void queries.invalidateQueries(myEntryQuery(api, id));
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (problem) fieldErrors.reportBroken();
    else send(text);
  }

  return (
    <form noValidate className="form mt-6 max-w-[70ch]" aria-label={t.title} onSubmit={submit}>
      <TextArea
        label={t.field}
        hint={t.count(length, MAX_MESSAGE)}
        required
        input={fieldErrors.inputOf('text')}
        error={fieldErrors.errorOf('text')}
        value={text}
        onValue={(typed) => {
          draft.change({ text: typed });
          fieldErrors.change('text');
          if (isSuccess) reset();
        }}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <BusyButton type="submit" className="btn" busy={isPending}>
          {isPending ? t.submitting : t.submit}
        </BusyButton>
        {/* Exists before its message, to be announced. */}
        <p role="status">{isSuccess && t.sent}</p>
      </div>
    </form>
  );
}
