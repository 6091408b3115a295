import { useTranslations } from '../translations/use-translations';
import { EmptyState } from './empty-state';

interface LoadFailureProps {
  message: string;
  onRetry(): void;
  /** The words of the button. */
  retry?: string;
}

/** Says that a part of a page did not load, and offers another try. */
export function LoadFailure({ message, onRetry, retry }: LoadFailureProps) {
  const site = useTranslations('site');
  return (
    <EmptyState role="alert" drawing="failed" title={message} heading="p">
      <button type="button" className="btn btn-ghost" onClick={onRetry}>
        {retry ?? site.tryAgain}
      </button>
    </EmptyState>
  );
}
