import { useTranslations } from '../translations/use-translations';

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
    <div role="alert" className="py-14 text-center">
      <p className="mb-5 text-lg">{message}</p>
      <button type="button" className="btn btn-ghost" onClick={onRetry}>
        {retry ?? site.tryAgain}
      </button>
    </div>
  );
}
