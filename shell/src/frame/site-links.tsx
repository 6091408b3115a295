import { use } from 'react';
import { sitePath } from '../language';
import { SiteNameContext } from '../site-name';
import { translations } from '../translations';
import styles from './site-links.module.css';

const LINKS = [
  { href: '/', label: translations.home },
  { href: '/entries', label: translations.allEntries },
  { href: '/about', label: translations.about },
  { href: '/contact', label: translations.contact },
];

/** Links to the public site. Plain links, because it is another page. */
export function SiteLinks({ layout }: { layout: 'row' | 'column' }) {
  const { hasContest } = use(SiteNameContext);
  const links = LINKS.filter(({ href }) => hasContest || href !== '/entries');
  return (
    <nav className={styles[layout]} aria-label={translations.siteNavigation}>
      {links.map(({ href, label }) => (
        <a key={href} href={sitePath(href)}>
          {label}
        </a>
      ))}
    </nav>
  );
}
