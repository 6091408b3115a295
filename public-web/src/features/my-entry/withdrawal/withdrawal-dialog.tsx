import { normalizeEmail } from '@paattu/shared/rules';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { TextField } from '../../../components/text-field';
import { ApiError, unwrap } from '../../../lib/api-error';
import { useErrorSentences } from '../../../lib/error-sentence';
import { focusHeading } from '../../../lib/focus-heading';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import { useFieldErrors } from '../../../lib/use-field-errors';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { useFailureSentence } from '../use-failure-sentence';
import { useReload } from '../use-reload';
import { WithdrawalEffects } from './withdrawal-effects';

/** The `about` of all toasts of withdrawals. */
export const WITHDRAWAL = 'entry-withdrawal';

interface WithdrawalDialogProps {
  entry: MyEntry;
  onClose(): void;
}

/** Says what a withdrawal does, and asks for the address, so that no press in passing withdraws an entry. */
export function WithdrawalDialog({ entry, onClose }: WithdrawalDialogProps) {
  const { id } = entry;
  const t = useTranslations('my-entry').withdrawal;
  const errors = useTranslations('errors');
  const { api } = useServices();
  const { fieldErrorsOf } = useErrorSentences();
  const failureOf = useFailureSentence();
  const reload = useReload(id);
  const dialog = useRef<HTMLDialogElement>(null);
  const [email, setEmail] = useState('');
  const broken = normalizeEmail(email) ? [] : [{ field: 'email', message: errors.MISSING_EMAIL }];
  const fieldErrors = useFieldErrors<'email'>(WITHDRAWAL, broken);
  const { send, isPending, error } = useSend(WITHDRAWAL, {
    mutationFn: async (address: string) =>
      unwrap(
        await api.POST('/api/my-entry/{id}/withdraw', {
          params: { path: { id } },
          body: { email: address },
        }),
      ),
    onSuccess: async () => {
      dialog.current?.close();
      await reload();
      toast({ title: t.withdrawn, about: WITHDRAWAL });
      // The button that opened the dialog is gone. The undo is at the top.
      focusHeading();
      window.scrollTo(0, 0);
    },
    onError: (failure) => {
      fieldErrors.reject(fieldErrorsOf(failure));
      // It was withdrawn or rejected meanwhile.
      if (failure instanceof ApiError && failure.status === 409) void reload();
    },
  });
  // The page's toasts are behind the dialog.
  const failure = error && fieldErrorsOf(error).length === 0 ? failureOf(error) : null;

  useEffect(() => dialog.current?.showModal(), []);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (broken.length === 0) send(normalizeEmail(email));
    else fieldErrors.reportBroken();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="withdrawal-question"
      className="card m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-auto p-5 text-ink backdrop:bg-black/60 sm:p-8"
      onClose={onClose}
    >
      <h2 id="withdrawal-question" className="text-2xl">
        {t.question}
      </h2>
      <WithdrawalEffects entry={entry} />
      <form noValidate className="form mt-5" onSubmit={submit}>
        <TextField
          label={t.email}
          hint={t.hint}
          type="email"
          autoComplete="email"
          maxLength={254}
          readOnly={isPending}
          input={fieldErrors.inputOf('email')}
          error={fieldErrors.errorOf('email')}
          value={email}
          onValue={(text) => {
            setEmail(text);
            fieldErrors.change('email');
          }}
        />
        <p role="alert" className="field-error">
          {failure}
        </p>
        <div className="flex flex-wrap gap-3">
          <BusyButton type="submit" busy={isPending}>
            {isPending ? t.submitting : t.confirm}
          </BusyButton>
          <button type="button" className="btn btn-ghost" onClick={() => dialog.current?.close()}>
            {t.keep}
          </button>
        </div>
      </form>
    </dialog>
  );
}
