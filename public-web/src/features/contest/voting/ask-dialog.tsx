import type { Locale } from '@paattu/shared/locales';
import { useEffect, useRef, useState } from 'react';
import { NoEmails, useNoEmails } from '../../../components/no-emails';
import { loadTranslations } from '../../../translations/loaded';
import { useTranslations } from '../../../translations/use-translations';
import type { BallotEntry } from './ballot-query';
import { EntryLine } from './entry-line';
import { OnDemand } from './on-demand';
import { type ModalHandle, VoteModal } from './vote-modal';

async function loadForm(locale: Locale) {
  const [code] = await Promise.all([import('./ask-form'), loadTranslations(locale, 'entry-form')]);
  return code;
}

/** Asks for an address, to which the link that counts the vote is sent. */
export function AskDialog({ entry, onClose }: { entry: BallotEntry; onClose(): void }) {
  const t = useTranslations('voting');
  const noEmails = useNoEmails();
  const modal = useRef<ModalHandle>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = () => modal.current?.close();
  const isAsking = sentTo === null && !noEmails?.areKept;
  const title = isAsking ? t.ask.title : (noEmails?.title ?? t.ask.sent);
  return (
    <VoteModal title={title} handle={modal} onClose={onClose}>
      {noEmails?.areKept ? (
        <Refused onClose={close} />
      ) : sentTo === null ? (
        <>
          <EntryLine entry={entry} />
          <OnDemand
            name="ask-form"
            load={loadForm}
            loading={t.ask.loading}
            fragment={`#${entry.slug}`}
            onCancel={close}
          >
            {({ AskForm }) => <AskForm entry={entry} onSent={setSentTo} onCancel={close} />}
          </OnDemand>
        </>
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(null)} onClose={close} />
      )}
    </VoteModal>
  );
}

/** Nothing else confirms a vote. A sign-in is no way round: an account votes once its own address is confirmed. */
function Refused({ onClose }: { onClose(): void }) {
  const t = useTranslations('voting').ask;
  return (
    <>
      <NoEmails text={t.withoutEmails} />
      <button type="button" className="btn mt-4" onClick={onClose}>
        {t.close}
      </button>
    </>
  );
}

interface SentProps {
  email: string;
  onAgain(): void;
  onClose(): void;
}

/** The same for every address, as the server's answer is. */
function Sent({ email, onAgain, onClose }: SentProps) {
  const t = useTranslations('voting').ask;
  const noEmails = useNoEmails();
  const text = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1} className="mt-3 wrap-anywhere">
        {noEmails?.sentence ?? t.sentText(email)}
      </p>
      {!noEmails && <p className="mt-3 text-ink-2">{t.notArrived}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="btn" onClick={onClose}>
          {t.close}
        </button>
        <button type="button" className="btn btn-ghost" onClick={onAgain}>
          {t.otherAddress}
        </button>
      </div>
    </>
  );
}
