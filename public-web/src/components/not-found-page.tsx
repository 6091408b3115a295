import { Link } from './link';
import { useTranslations } from '../translations/use-translations';
import { PageMeta } from './page-meta';

/** For a path without a page; the server sends its HTML with status 404. */
export function NotFoundPage() {
  const t = useTranslations('site').notFound;
  return (
    <div className="wrap py-24 md:py-32">
      <PageMeta title={t.title} path="/404" status={404} />
      <p className="font-display text-4xl text-zari-text">404</p>
      <h1 className="mt-3 text-3xl">{t.title}</h1>
      <p className="mt-4 max-w-[46ch] text-ink-2">{t.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/" className="btn">
          {t.home}
        </Link>
        <Link to="/songs" className="btn btn-ghost">
          {t.songs}
        </Link>
      </div>
    </div>
  );
}
