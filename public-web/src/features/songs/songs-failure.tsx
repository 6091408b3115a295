import { LoadFailure } from '../../components/load-failure';
import { useTranslations } from '../../translations/use-translations';

/** The songs did not load. Another try reloads the page, as specified. */
export function SongsFailure() {
  const t = useTranslations('songs');
  return <LoadFailure message={t.failed} retry={t.retry} onRetry={() => location.reload()} />;
}
