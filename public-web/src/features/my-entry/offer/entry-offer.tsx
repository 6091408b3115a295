import { lazy, Suspense } from 'react';
import { Spinner } from '../../../components/spinner';
import { onlyExport } from '../../../lib/only-export';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';

const OfferPanel = lazy(async () => ({ default: await onlyExport(import('./offer-panel')) }));

/** The offer of the prize. Few entrants have one, so its code and its words load for them alone. */
export function EntryOffer({ entry }: { entry: MyEntry }) {
  const t = useTranslations('my-entry');
  if (!entry.hasOffer) return null;
  return (
    <Suspense fallback={<Spinner label={t.loading} />}>
      <OfferPanel entry={entry} />
    </Suspense>
  );
}
