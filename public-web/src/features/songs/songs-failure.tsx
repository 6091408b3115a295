import { type Query, useQueryClient } from '@tanstack/react-query';
import { LoadFailure } from '../../components/load-failure';
import { useTranslations } from '../../translations/use-translations';

/**
 * The songs did not load. A press reloads the page, as specified. What happens by itself loads the songs alone, and stops
 * no song.
 */
export function SongsFailure() {
  const t = useTranslations('songs');
  const queries = useQueryClient();
  const failed = { type: 'active', predicate: isFailed } as const;
  return (
    <LoadFailure message={t.failed} retry={t.retry} onBack={() => void queries.refetchQueries(failed)} />
  );
}

const isFailed = ({ state }: Query) => state.status === 'error';
