import { useOutage } from '../../lib/use-outage';
import { useTranslations } from '../../translations/use-translations';

/** Says in a small place that something did not load. It tries again by itself once the site answers. */
export function Failure({ message, onRetry }: { message: string; onRetry(): void }) {
  const site = useTranslations('site');
  const outage = useOutage(onRetry);
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4">
      <p>{message}</p>
      {outage && <p className="text-ink-2">{site.outage[outage]}</p>}
      <button type="button" className="btn btn-ghost" onClick={onRetry}>
        {site.tryAgain}
      </button>
    </div>
  );
}
