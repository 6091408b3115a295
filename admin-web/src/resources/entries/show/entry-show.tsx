import { HttpError, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link';
import { Loaded } from '../../../components/loaded';
import { Notice } from '../../../components/notice';
import type { Entry } from '../../../records';
import { translations } from '../../../translations';
import { EntryDetail } from './entry-detail';
import { EntryHistory } from './entry-history';

const t = translations.entries;

/** One entry with its history. The history stays after the entry is deleted. */
export function EntryShow() {
  const { id = '' } = useParams();
  const query = useGetOne<Entry>('entries', { id }, { retry: false, staleTime: 0 });
  const isGone = query.error instanceof HttpError && query.error.status === 404;

  return (
    <>
      <BackLink resource="entries">{t.back}</BackLink>
      {isGone ? (
        <>
          <Notice title={t.gone} text={t.goneText} />
          <EntryHistory id={id} />
        </>
      ) : (
        <Loaded query={query} failure={t.loadFailed}>
          {(entry) => <EntryDetail entry={entry} />}
        </Loaded>
      )}
    </>
  );
}
