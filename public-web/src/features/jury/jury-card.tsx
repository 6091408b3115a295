import type { ReactNode } from 'react';
import { FocusedHeading } from '../../components/focused-heading';
import { Link } from '../../components/link';
import { Zari } from '../../components/zari';
import { useTranslations } from '../../translations/use-translations';

/** What the page says instead of the room, with the way to the site. */
export function JuryCard({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('jury').link;
  return (
    <Frame>
      <FocusedHeading>{title}</FocusedHeading>
      <p className="mt-3">{children}</p>
      <Link to="/" className="btn btn-ghost mt-6">
        {t.home}
      </Link>
    </Frame>
  );
}

export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="card mx-auto max-w-xl overflow-hidden shadow-card">
      <Zari />
      <div className="px-6 pt-8 pb-9 sm:px-9">{children}</div>
    </div>
  );
}
