import type { ReactNode } from 'react';
import { Zari } from '../../components/zari';
import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';

export function AuthCard({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const t = useTranslations('account');
  return (
    <div className="mx-auto max-w-md">
      <div className="card overflow-hidden shadow-card">
        <Zari />
        <div className="px-6 pt-8 pb-9 sm:px-9">
          <h1 tabIndex={-1} className="text-2xl">
            {title}
          </h1>
          {text && <p className="mt-2 text-ink-2">{text}</p>}
          {children}
        </div>
      </div>
      <p className="mt-5 text-sm text-ink-2">
        {t.terms.before}
        <Link to="/terms" className="text-link">
          {t.terms.terms}
        </Link>
        {t.terms.and}
        <Link to="/terms#privacy" className="text-link">
          {t.terms.privacy}
        </Link>
        {t.terms.after}
      </p>
      <p className="mt-2">
        <Link to="/" className="text-link tap">
          {t.backToHome}
        </Link>
      </p>
    </div>
  );
}
