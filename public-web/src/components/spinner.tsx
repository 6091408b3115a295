import { site } from '../translations/site';

export function Spinner({ label = site.loading }: { label?: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-16 text-ink-2">
      <span className="spinner" aria-hidden="true" />
      {label}
    </div>
  );
}
