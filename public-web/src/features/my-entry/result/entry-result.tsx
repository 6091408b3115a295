import { lazy, Suspense } from 'react';
import { onlyExport } from '../../../lib/only-export';
import type { MyEntry } from '../my-entry-queries';

const ResultPanel = lazy(async () => ({ default: await onlyExport(import('./result-panel')) }));

/** Her line of the result, from its announcement on and as long as the entry is in the contest. */
export function EntryResult({ entry }: { entry: MyEntry }) {
  if (!entry.hasResult || entry.status !== 'approved') return null;
  return (
    <Suspense>
      <ResultPanel entry={entry} />
    </Suspense>
  );
}
