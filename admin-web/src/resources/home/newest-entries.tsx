import type { ApiClient } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contestFilter } from '../../chosen-contest/contest-filter';
import { useChosenContest } from '../../chosen-contest/use-chosen-contest';
import { BlobImage } from '../../components/blob-image';
import { PageSection } from '../../components/page-section';
import { useCreatePath } from '../../components/use-create-path';
import { loadList } from '../../data-provider/load-list';
import { useRequests } from '../../data-provider/use-requests';
import { type Entry, entryRequests } from '../entries/api';
import { entryPhotoQuery } from '../../data-provider/entry-photo-query';
import styles from './home.module.css';
import { homeSentences as t } from './sentences';

const SHOWN = { page: 1, perPage: 4 };

const newestRequests = (api: ApiClient) => ({
  load: (filter: object) =>
    loadList(api, '/api/admin/entries', {
      pagination: SHOWN,
      sort: { field: 'submittedAt', order: 'DESC' },
      filter,
    }),
});

/** The photos of the newest entries of the chosen contest. A failure, or a contest without entries, shows none. */
export function NewestEntries() {
  const requests = useRequests(newestRequests);
  const filter = contestFilter(useChosenContest());
  const { data } = useQuery({
    queryKey: ['entries', 'newest', filter],
    queryFn: () => requests.load(filter),
  });
  if (!data || data.total === 0) return null;
  return (
    <PageSection title={t.newest}>
      <ul className={styles.newest}>
        {data.data.map((entry) => (
          <NewestEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </PageSection>
  );
}

function NewestEntry({ entry }: { entry: Entry }) {
  const createPath = useCreatePath();
  const { data: photo } = useQuery(entryPhotoQuery(useRequests(entryRequests), entry, 'card'));
  return (
    <li>
      <Link to={createPath({ resource: 'entries', type: 'show', id: entry.id })}>
        <span className={styles.photo}>{photo && <BlobImage blob={photo} alt="" />}</span>
        {entry.name}
      </Link>
    </li>
  );
}
