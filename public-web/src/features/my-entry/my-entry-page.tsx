import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../components/load-failure';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { useServices } from '../../lib/services';
import { useSearch } from '../../lib/use-search';
import { useTranslations } from '../../translations/use-translations';
import { EntryView } from './entry-view';
import { openEntriesQuery } from './my-entry-queries';
import { OtherEntries } from './other-entries';
import { RequestLink } from './request-link';
import { useEntryLink } from './use-entry-link';

/** The page that the emails about an entry link to. It shows the entries whose link was opened in this browser. */
export function MyEntryPage() {
  const t = useTranslations('my-entry');
  return (
    // As high as the screen, so that the footer does not move when the entry is known.
    <div className="wrap min-h-dvh pt-12 md:pt-16">
      <PageMeta title={t.title} description={t.description} path="/my-entry" />
      <h1 className="text-4xl">{t.title}</h1>
      <Content />
    </div>
  );
}

function Content() {
  const t = useTranslations('my-entry');
  const { api } = useServices();
  const { isOpening, isInvalid, hasFailed, retry } = useEntryLink();
  const {
    data: entries,
    isLoadingError,
    refetch,
  } = useQuery({
    ...openEntriesQuery(api),
    enabled: !isOpening,
  });
  const chosen = useSearch().get('entry');
  if (hasFailed) return <LoadFailure message={t.failed} onRetry={retry} />;
  if (isLoadingError) return <LoadFailure message={t.failed} onRetry={() => void refetch()} />;
  // The server's HTML, which is the same for all visitors, ends here.
  if (isOpening || !entries) return <Spinner label={t.loading} />;
  const entry = entries.find(({ id }) => id === chosen) ?? entries[0];
  if (!entry || isInvalid) return <RequestLink problem={isInvalid ? t.request.invalid : undefined} />;
  return (
    <>
      <OtherEntries entries={entries} shown={entry.id} />
      <EntryView key={entry.id} id={entry.id} />
    </>
  );
}
