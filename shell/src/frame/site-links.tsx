import { sentences } from '../sentences';
import styles from './site-links.module.css';

const LINKS = [
  { href: '/', label: sentences.home },
  { href: '/entries', label: sentences.allEntries },
  { href: '/about', label: sentences.about },
  { href: '/contact', label: sentences.contact },
];

/** The way out to the public site: another page, so plain links. */
export function SiteLinks({ layout }: { layout: 'row' | 'column' }) {
  return (
    <nav className={styles[layout]} aria-label={sentences.siteNavigation}>
      {LINKS.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}
