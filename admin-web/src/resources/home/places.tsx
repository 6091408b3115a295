import { useQuery } from '@tanstack/react-query';
import { BlobImage } from '../../components/blob-image';
import { PageSection } from '../../components/page-section';
import { useCreatePath } from '../../components/use-create-path';
import { useRequests } from '../../data-provider/use-requests';
import type { AfterResult } from '../../prize/after-result';
import { prizeStepSentences } from '../../prize/step-sentences';
import { Link } from 'react-router';
import { entryRequests } from '../entries/api';
import styles from './home.module.css';

interface Props {
  first: AfterResult['first'];
}

/** The first three places of a decided contest. */
export function Places({ first }: Props) {
  const createPath = useCreatePath();
  return (
    <PageSection title={prizeStepSentences.places}>
      <ol className={styles.places}>
        {first.map(({ number, place, entryId, name, points }) => (
          <li key={number}>
            <span className={styles.place}>{place}</span>
            {entryId !== null && <Photo entryId={entryId} />}
            {entryId === null ? (
              name
            ) : (
              <Link to={createPath({ resource: 'entries', type: 'show', id: entryId })}>{name}</Link>
            )}
            <span className={styles.points}>{prizeStepSentences.points(points)}</span>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

/** The photo of an entry. None once it is deleted. */
function Photo({ entryId }: { entryId: string }) {
  const requests = useRequests(entryRequests);
  const { data: photo } = useQuery({
    queryKey: ['entry-photo', entryId, 'place'],
    queryFn: ({ signal }) => requests.loadEntryPhoto(entryId, 'card', signal),
    staleTime: Infinity,
    retry: false,
  });
  return <span className={styles.face}>{photo && <BlobImage blob={photo} alt="" />}</span>;
}
