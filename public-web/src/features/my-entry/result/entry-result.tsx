import { lazy, Suspense } from 'react';
import { onlyExport } from '../../../lib/only-export';
import type { MyEntry } from '../my-entry-queries';

const ResultPanel = lazy(async () => ({ default: await onlyExport(import('./result-panel')) }));

/** Her line of the result, from its announcement on. */
export function EntryResult({ entry }: { entry: MyEntry }) {
  if (!entry.contest.hasResults || entry.status !== 'approved') return null;
  return (
    <Suspense>
      <ResultPanel entry={entry} />
    </Suspense>
  );
}
