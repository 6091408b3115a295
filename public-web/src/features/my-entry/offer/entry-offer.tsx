import { lazy, Suspense } from 'react';
import { Spinner } from '../../../components/spinner';
import { onlyExport } from '../../../lib/only-export';
import { useServices } from '../../../lib/services';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { useFailureSentence } from '../use-failure-sentence';
import { myOfferQuery } from './offer-query';

const OfferPanel = lazy(async () => ({ default: await onlyExport(import('./offer-panel')) }));

/**
 * The offer of the prize. Few entrants have one, so its code and its words load for them alone. The panel imports no module of the page:
 * one that both share would be a chunk of its own, whose name is in the first load of every page.
 */
export function EntryOffer({ entry }: { entry: MyEntry }) {
  const t = useTranslations('my-entry');
  const { api } = useServices();
  const failureOf = useFailureSentence();
  if (!entry.hasOffer) return null;
  return (
    <Suspense fallback={<Spinner label={t.loading} />}>
      <OfferPanel entry={entry} query={myOfferQuery(api, entry.id)} failureOf={failureOf} />
    </Suspense>
  );
}
