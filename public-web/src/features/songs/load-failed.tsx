import { useTranslations } from '../../translations/use-translations';

/** The songs did not load. */
export function LoadFailed() {
  const t = useTranslations('songs');
  return (
    <div role="alert" className="py-20 text-center">
      <h2 className="text-2xl">{t.failed}</h2>
      <button type="button" className="btn mt-6" onClick={() => location.reload()}>
        {t.retry}
      </button>
    </div>
  );
}
