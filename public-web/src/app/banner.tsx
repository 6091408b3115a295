import { ExternalLink } from '../components/external-link';
import { Icon } from '../components/icon';
import { Link } from '../components/link';
import { attempt } from '../lib/attempt';
import { focusHeading } from '../lib/focus-heading';
import type { SiteTexts } from '../lib/site-texts';
import { useTranslations } from '../translations/use-translations';

/**
 * What the owner announces, until the visitor dismisses it. It is in the HTML, and `head-script.js` hides a dismissed
 * one before the first paint, so that nothing moves.
 */
export function Banner({ banner: { id, text, link } }: { banner: NonNullable<SiteTexts['banner']> }) {
  const t = useTranslations('site');
  return (
    <aside aria-label={t.announcement} className="site-banner bg-cloth-2 print:hidden">
      <div className="wrap flex min-h-11 items-center gap-2">
        <p role="status" className="min-w-0 flex-1 py-2">
          {link?.startsWith('/') ? (
            <Link to={link} className="text-link">
              {text}
            </Link>
          ) : link ? (
            <ExternalLink href={link} className="text-link">
              {text}
            </ExternalLink>
          ) : (
            text
          )}
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label={t.dismiss}
          onClick={() => {
            rememberDismissed(id);
            focusHeading();
          }}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </aside>
  );
}

/** Hides the banner, now and on each page that loads with it: `head-script.js` reads the same key. */
function rememberDismissed(id: string): void {
  document.documentElement.dataset.banner = 'dismissed';
  attempt(() => localStorage.setItem('paattu-banner', id));
}
