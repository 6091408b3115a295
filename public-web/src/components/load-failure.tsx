import { useOutage } from '../lib/use-outage';
import { useTranslations } from '../translations/use-translations';
import { EmptyState } from './empty-state';

interface LoadFailureProps {
  message: string;
  /** Without it, the button loads the document again. */
  onRetry?: () => void;
  /** What happens by itself once the site answers again. Never a new document, which would stop the song and lose what was typed. */
  onBack?: (() => void) | undefined;
  /** The words of the button. */
  retry?: string;
}

/** Says that a part of a page did not load, and offers another try. */
export function LoadFailure({ message, onRetry, onBack = onRetry, retry }: LoadFailureProps) {
  const site = useTranslations('site');
  return (
    <EmptyState role="alert" drawing="failed" title={message} heading="p">
      {onBack && <OutageLine onBack={onBack} />}
      <button type="button" className="btn btn-ghost" onClick={onRetry ?? (() => location.reload())}>
        {retry ?? site.tryAgain}
      </button>
    </EmptyState>
  );
}

function OutageLine({ onBack }: { onBack(): void }) {
  const site = useTranslations('site');
  const outage = useOutage(onBack);
  return outage && <p className="mb-4 text-ink-2">{site.outage[outage]}</p>;
}
