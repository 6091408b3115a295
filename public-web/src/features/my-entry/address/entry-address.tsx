import { useRef, useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { useNoEmails } from '../../../components/no-emails';
import { WithBreaks } from '../../../components/with-breaks';
import { unwrap } from '../../../lib/api-error';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { useFailureSentence } from '../use-failure-sentence';
import { useReload } from '../use-reload';
import { AddressForm } from './address-form';
import { ADDRESS, useChangeAddress } from './use-change-address';

/** Where the emails about the entry go, whether they do, and how to change either. */
export function EntryAddress({ entry }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').address;
  const noEmails = useNoEmails();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { email, newEmail, areEmailsOff, doEmailsComeBack } = entry;
  const back = useChangeAddress(entry.id, () => heading.current?.focus());
  return (
    <section aria-labelledby="address">
      <h2 ref={heading} id="address" tabIndex={-1} className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        <WithBreaks text={noEmails ? `${noEmails.none} ${t.withoutEmails(email)}` : t.text(email)} />{' '}
        {noEmails?.areKept && t.fixed}
      </p>
      {doEmailsComeBack && (
        <p className="mt-3 max-w-[60ch] border-l-3 border-zari pl-4">
          <WithBreaks text={t.comeBack(email)} />
        </p>
      )}
      {areEmailsOff && <EmailsOff id={entry.id} onTurnedOn={() => heading.current?.focus()} />}
      {/* Exists before its sentence: screen readers announce changes of a region, not a new one. */}
      <p role="status" className={newEmail === null ? undefined : 'mt-3 max-w-[60ch]'}>
        {newEmail !== null && (
          <>
            {/* Of a local start, whose terminal has the link. */}
            {noEmails && !noEmails.areKept && `${noEmails.sentence} `}
            <WithBreaks text={(noEmails ? t.confirmHere : t.waiting)(newEmail)} />
          </>
        )}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {!noEmails?.areKept && (
          <button
            type="button"
            className="btn btn-ghost"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t.close : t.open}
          </button>
        )}
        {newEmail !== null && (
          <BusyButton className="btn btn-ghost" busy={back.isPending} onClick={() => back.send(email)}>
            {t.takeBack}
          </BusyButton>
        )}
      </p>
      {isOpen && (
        <AddressForm
          entry={entry}
          onSent={() => {
            setOpen(false);
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}

function EmailsOff({ id, onTurnedOn }: { id: string; onTurnedOn(): void }) {
  const t = useTranslations('my-entry').address;
  const { api } = useServices();
  const reload = useReload(id);
  const failureOf = useFailureSentence();
  const { send, isPending } = useSend(ADDRESS, {
    mutationFn: async () =>
      unwrap(await api.DELETE('/api/my-entry/{id}/opt-out', { params: { path: { id } } })),
    onSuccess: async () => {
      await reload();
      toast({ title: t.turnedOn, about: ADDRESS });
      onTurnedOn();
    },
    onError: (error) =>
      toast({ title: t.failed, description: failureOf(error), tone: 'destructive', about: ADDRESS }),
  });
  return (
    <div className="mt-3 max-w-[60ch] border-l-3 border-zari pl-4">
      <p>{t.off}</p>
      <BusyButton className="btn btn-ghost mt-3" busy={isPending} onClick={() => send()}>
        {t.turnOn}
      </BusyButton>
    </div>
  );
}
