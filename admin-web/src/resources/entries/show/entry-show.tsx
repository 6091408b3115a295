import { HttpError, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link';
import { Loaded } from '../../../components/loaded';
import { Notice } from '../../../components/notice';
import type { Entry } from '../../../records';
import { sentences } from '../../../sentences';
import { EntryDetail } from './entry-detail';
import { EntryHistory } from './entry-history';

const words = sentences.entries;

/** One entry with all that happened to it, which outlives the entry itself. */
export function EntryShow() {
  const { id = '' } = useParams();
  const query = useGetOne<Entry>('entries', { id }, { retry: false, staleTime: 0 });
  const isGone = query.error instanceof HttpError && query.error.status === 404;

  return (
    <>
      <BackLink resource="entries">{words.back}</BackLink>
      {isGone ? (
        <>
          <Notice title={words.gone} text={words.goneText} />
          <EntryHistory id={id} />
        </>
      ) : (
        <Loaded query={query} failure={words.loadFailed}>
          {(entry) => <EntryDetail entry={entry} />}
        </Loaded>
      )}
    </>
  );
}
