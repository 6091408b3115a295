import { inTime } from '@paattu/shared/in-time';
import { type ComponentType, lazy, Suspense } from 'react';
import { LoadFailure } from '../../../components/load-failure';
import { onlyExport } from '../../../lib/only-export';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';

interface EntryResultProps {
  entry: MyEntry;
}

const ResultPanel = lazy<ComponentType<EntryResultProps>>(async () => ({
  // The rest of the page stays if the code does not load.
  default: await onlyExport(inTime(import('./result-panel'))).catch(() => NotLoaded),
}));

/** Her line of the result, from its announcement on and as long as the entry is in the contest. */
export function EntryResult({ entry }: EntryResultProps) {
  if (!entry.hasResult || entry.status !== 'approved') return null;
  return (
    <Suspense>
      <ResultPanel entry={entry} />
    </Suspense>
  );
}

/** Only a new document tries the code again: some browsers keep a module that failed. */
function NotLoaded() {
  const { failed } = useTranslations('my-entry').result;
  return <LoadFailure message={failed} />;
}
