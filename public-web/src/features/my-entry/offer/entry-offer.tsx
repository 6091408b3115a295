import { inTime } from '@paattu/shared/in-time';
import { type ComponentType, lazy, Suspense } from 'react';
import { LoadFailure } from '../../../components/load-failure';
import { Spinner } from '../../../components/spinner';
import { onlyExport } from '../../../lib/only-export';
import { useServices } from '../../../lib/services';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { useFailureSentence } from '../use-failure-sentence';
import type { OfferPanelProps } from './offer-panel';
import { myOfferQuery } from './offer-query';

const OfferPanel = lazy<ComponentType<OfferPanelProps>>(async () => ({
  // The rest of the page stays if the code does not load.
  default: await onlyExport(inTime(import('./offer-panel'))).catch(() => NotLoaded),
}));

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

/** Only a new document tries the code again: some browsers keep a module that failed. */
function NotLoaded() {
  const { offerFailed } = useTranslations('my-entry');
  return <LoadFailure message={offerFailed} />;
}
