import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { LoadFailure } from '../../../components/load-failure';
import { useNoEmails } from '../../../components/no-emails';
import { useDeadlines } from '../../../lib/deadlines';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { ErasureDialog } from './erasure-dialog';
import { erasureQuery, type MyErasure } from './erasure-query';
import { ERASURE, useErasure } from './use-erasure';
import { useFailureSentence } from '../use-failure-sentence';

/** Asks for the erasure, and shows how far it is. */
export function Erasure({ entry }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').data;
  const { api } = useServices();
  const { data: erasure, error, refetch } = useQuery(erasureQuery(api, entry.id));
  const noEmails = useNoEmails();
  const [isAsking, setAsking] = useState(false);
  if (!erasure) return error && <LoadFailure message={t.erasureFailed} onRetry={() => void refetch()} />;
  return (
    <>
      {erasure.state === 'none' && noEmails?.areKept ? (
        <p className="mt-4 max-w-[60ch]">{t.withoutEmails}</p>
      ) : erasure.state === 'none' ? (
        <p className="mt-4">
          <button type="button" className="btn btn-ghost" onClick={() => setAsking(true)}>
            {t.erase}
          </button>
        </p>
      ) : (
        <Waiting entry={entry} erasure={erasure} onAgain={() => setAsking(true)} />
      )}
      {isAsking && <ErasureDialog entry={entry} isHeld={erasure.isHeld} onClose={() => setAsking(false)} />}
    </>
  );
}

interface WaitingProps {
  entry: MyEntry;
  erasure: MyErasure;
  onAgain(): void;
}

function Waiting({ entry: { id, email }, erasure, onAgain }: WaitingProps) {
  const t = useTranslations('my-entry').data;
  const noEmails = useNoEmails();
  const { deadline } = useDeadlines();
  const failureOf = useFailureSentence();
  const takingBack = useErasure(id, 'take-back', {
    onSuccess: () => {
      toast({ title: t.takenBack, about: ERASURE });
      // The button is gone.
      document.getElementById('data')?.focus();
    },
    onError: (error) =>
      toast({ title: t.failed, description: failureOf(error), tone: 'destructive', about: ERASURE }),
  });
  const { linkExpiresAt, dueAt, timeZone } = erasure;
  return (
    <div className="mt-6 border-l-3 border-zari pl-4">
      <p className="max-w-[60ch] wrap-anywhere">
        {linkExpiresAt &&
          noEmails &&
          `${noEmails.sentence} ${t.askedHere(deadline(linkExpiresAt, timeZone))}`}
        {linkExpiresAt && !noEmails && t.asked(email, deadline(linkExpiresAt, timeZone))}
        {!linkExpiresAt && (dueAt ? t.confirmed(deadline(dueAt, timeZone)) : t.held)}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {linkExpiresAt && !noEmails?.areKept && (
          <button type="button" className="btn btn-ghost" onClick={onAgain}>
            {t.again}
          </button>
        )}
        <BusyButton className="btn btn-ghost" busy={takingBack.isPending} onClick={() => takingBack.send()}>
          {t.takeBack}
        </BusyButton>
      </p>
    </div>
  );
}
