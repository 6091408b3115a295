import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../components/load-failure';
import { Spinner } from '../../components/spinner';
import { ApiError } from '../../lib/api-error';
import { useDates } from '../../lib/dates';
import { useServices } from '../../lib/services';
import { useTranslations } from '../../translations/use-translations';
import { EntryAddress } from './address/entry-address';
import { EntryChange } from './change/entry-change';
import { EntryData } from './data/entry-data';
import { EntryDeclaration } from './declaration/entry-declaration';
import { EntryAccess } from './entry-access';
import { EntryHistory } from './entry-history';
import { EntryProof } from './entry-proof';
import { EntryReceipts } from './entry-receipts';
import { EntrySummary } from './entry-summary';
import { Folded } from './folded';
import { type MyEntry, myEntryQuery } from './my-entry-queries';
import { EntryOffer } from './offer/entry-offer';
import { RequestLink } from './request-link';
import { EntryResult } from './result/entry-result';
import { EntryThread } from './thread/entry-thread';
import { EntryWithdrawal } from './withdrawal/entry-withdrawal';
import { WithdrawalUndo } from './withdrawal/withdrawal-undo';

/** All that the entrant sees of one entry. */
export function EntryView({ id }: { id: string }) {
  const t = useTranslations('my-entry');
  const { api } = useServices();
  const { data: entry, error, refetch } = useQuery(myEntryQuery(api, id));
  // Closed meanwhile in another browser.
  if (error instanceof ApiError && (error.status === 401 || error.status === 404))
    return <RequestLink problem={t.request.closed} />;
  if (entry)
    return (
      <div className="mt-8 grid gap-8 md:gap-12">
        <EntryOffer entry={entry} />
        <EntrySummary entry={entry} />
        <EntryResult entry={entry} />
        <WithdrawalUndo entry={entry} />
        <EntryChange entry={entry} />
        <EntryDeclaration entry={entry} />
        <EntryAddress key={entry.email} entry={entry} />
        <EntryProof entry={entry} />
        <EntryThread id={id} timeZone={entry.contest.timeZone} />
        <EntryHistory entry={entry} />
        <SentEmails entry={entry} />
        <EntryReceipts entry={entry} />
        <EntryWithdrawal entry={entry} />
        <EntryData entry={entry} />
        <EntryAccess id={id} />
      </div>
    );
  if (error) return <LoadFailure message={t.failed} onRetry={() => void refetch()} />;
  return <Spinner label={t.loading} />;
}

/** The emails about the entry, and whether they were sent. */
function SentEmails({ entry: { emails, contest } }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').emails;
  const { dateTime } = useDates();
  return (
    <section aria-labelledby="emails">
      <h2 id="emails" className="text-2xl">
        {t.title}
      </h2>
      {emails.length === 0 ? (
        <p className="mt-2 text-ink-2">{t.none}</p>
      ) : (
        <Folded name={t.list(emails.length)}>
          <ul className="mt-2 grid gap-4">
            {emails.map(({ at, template, delivery }, index) => (
              <li key={index}>
                <p>{t.templates[template] ?? t.another}</p>
                <p className="text-sm text-ink-2">
                  <time dateTime={at}>{dateTime(at, contest.timeZone)}</time>, {t.deliveries[delivery]}
                </p>
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </section>
  );
}
