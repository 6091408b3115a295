import { Button } from '@mui/material';
import { HttpError, useCreatePath, useGetOne } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { Loading } from '../../../components/loading';
import { LoadFailure } from '../../../components/load-failure';
import { Notice } from '../../../components/notice';
import type { Entry } from '../../../records';
import { sentences } from '../../../sentences';
import { EntryDetail } from './entry-detail';
import { EntryHistory } from './entry-history';

const words = sentences.entries;

/** One entry with all that happened to it, which outlives the entry itself. */
export function EntryShow() {
  const { id = '' } = useParams();
  const createPath = useCreatePath();
  const { data: entry, error, refetch } = useGetOne<Entry>('entries', { id }, { retry: false });
  const isGone = error instanceof HttpError && error.status === 404;

  return (
    <>
      <Button component={RouterLink} to={createPath({ resource: 'entries', type: 'list' })} sx={{ ml: -2 }}>
        ← {words.back}
      </Button>
      {isGone ? (
        <>
          <Notice title={words.gone} text={words.goneText} />
          <EntryHistory id={id} />
        </>
      ) : error ? (
        <LoadFailure title={words.loadFailed} error={error} onTryAgain={() => void refetch()} />
      ) : entry ? (
        <EntryDetail entry={entry} />
      ) : (
        <Loading />
      )}
    </>
  );
}
