import { PageSection } from '../../components/page-section';
import { useCreatePath } from '../../components/use-create-path';
import type { AfterResult } from '../../prize/after-result';
import { prizeStepSentences } from '../../prize/step-sentences';
import { Link } from 'react-router';
import styles from './home.module.css';
import { PageLink } from './page-link';
import { homeSentences as t } from './sentences';

interface Props {
  first: AfterResult['first'];
  /** Whether no other contest is planned or runs. */
  isLast: boolean;
}

/** The first three places of a decided contest, and the way to the next one. */
export function Places({ first, isLast }: Props) {
  const createPath = useCreatePath();
  return (
    <PageSection title={prizeStepSentences.places}>
      <ol className={styles.places}>
        {first.map(({ number, place, entryId, name, points }) => (
          <li key={number}>
            <span className={styles.place}>{place}</span>
            {entryId === null ? (
              name
            ) : (
              <Link to={createPath({ resource: 'entries', type: 'show', id: entryId })}>{name}</Link>
            )}
            <span className={styles.points}>{prizeStepSentences.points(points)}</span>
          </li>
        ))}
      </ol>
      {isLast && <PageLink to={createPath({ resource: 'contests', type: 'create' })}>{t.planNext}</PageLink>}
    </PageSection>
  );
}
