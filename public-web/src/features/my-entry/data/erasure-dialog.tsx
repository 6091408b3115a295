import { useEffect, useRef } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { useNoEmails } from '../../../components/no-emails';
import { toast } from '../../../lib/toasts';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { ERASURE, useErasure } from './use-erasure';
import { useFailureSentence } from '../use-failure-sentence';

interface ErasureDialogProps {
  entry: MyEntry;
  isHeld: boolean;
  onClose(): void;
}

/** Says what is erased and what remains, and sends the email that confirms. */
export function ErasureDialog({ entry: { id, email }, isHeld, onClose }: ErasureDialogProps) {
  const t = useTranslations('my-entry').data;
  const noEmails = useNoEmails();
  const failureOf = useFailureSentence();
  const dialog = useRef<HTMLDialogElement>(null);
  const { send, isPending, error } = useErasure(id, 'ask', {
    onSuccess: () => {
      dialog.current?.close();
      toast({
        title: noEmails?.title ?? t.sent,
        description: noEmails?.sentence ?? t.sentText(email),
        about: ERASURE,
      });
      document.getElementById('data')?.focus();
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Not the first button, which is below what she must read.
    heading.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="erasure-question"
      className="card m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-auto p-5 text-ink backdrop:bg-black/60 sm:p-8"
      onClose={onClose}
    >
      <h2 ref={heading} id="erasure-question" tabIndex={-1} className="text-2xl">
        {t.question}
      </h2>
      <List title={t.erased} items={t.erasedItems} />
      <List title={t.remains} items={t.remainsItems} />
      <p className="mt-4">{isHeld ? t.held : noEmails ? `${t.finalHere} ${noEmails.sentence}` : t.final}</p>
      <p role="alert" className="field-error mt-3">
        {error && failureOf(error)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <BusyButton busy={isPending} onClick={() => send()}>
          {isPending ? t.sending : t.send}
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={() => dialog.current?.close()}>
          {t.keep}
        </button>
      </div>
    </dialog>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h3 className="mt-4 font-semibold">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
