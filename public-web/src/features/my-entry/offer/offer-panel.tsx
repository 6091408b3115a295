import { formatRupees } from '@paattu/shared/rupees';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { LoadFailure } from '../../../components/load-failure';
import { useNoEmails } from '../../../components/no-emails';
import { useDeadlines } from '../../../lib/deadlines';
import { useNow } from '../../../lib/use-now';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { AnswerDialog, type OfferAnswer } from './answer-dialog';
import type { MyOfferQuery } from './offer-query';
import { leftInWords, msLeft } from './time-left';
import { useOfferWords } from './use-offer-words';

export interface OfferPanelProps {
  entry: MyEntry;
  query: MyOfferQuery;
  failureOf(error: Error): string;
}

/** What is offered, how long, and the two answers. Afterwards, what comes next. */
export function OfferPanel({ entry: { id, contest }, query, failureOf }: OfferPanelProps) {
  const { data: t, isLoadingError: hasNoWords } = useOfferWords();
  const { offerFailed } = useTranslations('my-entry');
  const { data: offer, dataUpdatedAt, isLoadingError, refetch } = useQuery(query);
  const noEmails = useNoEmails();
  const { deadline } = useDeadlines();
  const now = useNow();
  const title = useRef<HTMLHeadingElement>(null);
  const [answer, setAnswer] = useState<OfferAnswer | null>(null);
  if (hasNoWords) return <LoadFailure message={offerFailed} />;
  if (isLoadingError) return <LoadFailure message={offerFailed} onRetry={() => void refetch()} />;
  if (!t || !offer) return null;
  // The clock of a suspended offer stands.
  const at = offer.state === 'suspended' ? dataUpdatedAt : (now ?? dataUpdatedAt);
  const left = msLeft(offer, at, dataUpdatedAt);
  // The time may end while she looks at the page.
  const state = offer.state === 'open' && left !== null && left <= 0 ? 'lapsed' : offer.state;
  return (
    <section aria-labelledby="offer" className="card p-5 sm:p-8">
      <h2 id="offer" ref={title} tabIndex={-1} className="text-2xl">
        {t.titles[state]}
      </h2>
      <p className="mt-2 max-w-[60ch]">
        {state === 'suspended' && noEmails ? t.suspendedHere : t.texts[state]}
      </p>
      <dl className="mt-4 grid gap-3">
        <Row name={t.prize}>{formatRupees(offer.prizeAmount)}</Row>
        <Row name={t.place}>{offer.place}</Row>
        {state === 'suspended' && left !== null && <Row name={t.waiting}>{leftInWords(t, left)}</Row>}
        {state === 'open' && offer.dueAt !== null && left !== null && (
          <Row name={t.until}>
            {t.untilIn(deadline(offer.dueAt, contest.timeZone), contest.timeZone)}
            <br />
            <b>{leftInWords(t, left)}</b>
          </Row>
        )}
      </dl>
      {state === 'open' && (
        <>
          {offer.dueAt === null && <p className="mt-4 max-w-[60ch]">{t.noClock}</p>}
          <p className="mt-5 flex flex-wrap gap-3">
            <button type="button" className="btn" onClick={() => setAnswer('accept')}>
              {t.accept}
            </button>
            <button type="button" className="btn btn-ghost" onClick={() => setAnswer('decline')}>
              {t.decline}
            </button>
          </p>
        </>
      )}
      {(state === 'open' || state === 'accepted') && (
        <p className="mt-5 max-w-[60ch] text-ink-2">
          {t.tax} {t.bank}
        </p>
      )}
      {answer && (
        <AnswerDialog
          id={id}
          answer={answer}
          t={t}
          queryKey={query.queryKey}
          failureOf={failureOf}
          onClose={() => setAnswer(null)}
          onAnswered={() => title.current?.focus()}
        />
      )}
    </section>
  );
}

/** A name with its value, as in the summary of the entry. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
