import { useTranslations } from '../translations/use-translations';

export function LoadFailure({ message, onRetry }: { message: string; onRetry(): void }) {
  const site = useTranslations('site');
  return (
    <div role="alert" className="py-14 text-center">
      <p className="mb-5 text-lg">{message}</p>
      <button type="button" className="btn btn-ghost" onClick={onRetry}>
        {site.tryAgain}
      </button>
    </div>
  );
}
