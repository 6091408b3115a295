import { useTranslations } from '../translations/use-translations';

export function Spinner({ label }: { label?: string }) {
  const site = useTranslations('site');
  return (
    <div role="status" className="grid justify-items-center gap-4 py-16 text-ink-2">
      <span className="spinner" aria-hidden="true" />
      {label ?? site.loading}
    </div>
  );
}
