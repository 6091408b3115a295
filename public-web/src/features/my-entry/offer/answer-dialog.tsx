import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { ApiError, unwrap } from '../../../lib/api-error';
import { useServices } from '../../../lib/services';
import { useSend } from '../../../lib/use-send';
import type { MyOfferQuery } from './offer-query';
import type { OfferWords } from './use-offer-words';

export type OfferAnswer = 'accept' | 'decline';

const ROUTES = {
  accept: '/api/my-entry/{id}/offer/acceptance',
  decline: '/api/my-entry/{id}/offer/refusal',
} as const;

interface AnswerDialogProps {
  id: string;
  answer: OfferAnswer;
  t: OfferWords;
  queryKey: MyOfferQuery['queryKey'];
  failureOf(error: Error): string;
  onClose(): void;
  onAnswered(): void;
}

/** Asks once more, because an answer cannot be changed. */
export function AnswerDialog({ id, answer, t, queryKey, failureOf, onClose, onAnswered }: AnswerDialogProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const { send, isPending, error } = useSend('offer', {
    mutationFn: async () => unwrap(await api.POST(ROUTES[answer], { params: { path: { id } } })),
    onSuccess: (offer) => {
      dialog.current?.close();
      queries.setQueryData(queryKey, offer);
      // The buttons are gone.
      onAnswered();
    },
    onError: (failure) => {
      // It has lapsed, or was answered in another tab.
      if (failure instanceof ApiError && failure.status === 409) void queries.invalidateQueries({ queryKey });
    },
  });
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="offer-question"
      className="card m-auto w-[min(34rem,calc(100vw-2rem))] p-5 text-ink backdrop:bg-black/60 sm:p-8"
      onClose={onClose}
    >
      <h2 id="offer-question" className="text-2xl">
        {t.questions[answer]}
      </h2>
      <p className="mt-3">{t.effects[answer]}</p>
      <p role="alert" className="field-error">
        {error && failureOf(error)}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <BusyButton busy={isPending} onClick={() => send()}>
          {isPending ? t.sending : t.confirm[answer]}
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={() => dialog.current?.close()}>
          {t.back}
        </button>
      </div>
    </dialog>
  );
}
