import { use, useEffect, useRef } from 'react';
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

/** Hides what is cut away, so that the focus never goes there. */
function hideCut(nav: HTMLElement): () => void {
  const hide = () => {
    const { right, bottom } = nav.getBoundingClientRect();
    for (const link of nav.querySelectorAll('a')) {
      const place = link.getBoundingClientRect();
      // Of half a pixel, nothing is cut.
      const isCut = place.right > right + 1 || place.bottom > bottom + 1;
      link.style.visibility = isCut ? 'hidden' : '';
    }
  };
  // Fonts arrive later, and change the width of the links.
  const observer = new ResizeObserver(hide);
  for (const element of [nav, ...nav.children]) observer.observe(element);
  return () => observer.disconnect();
}

/** Links to the public site. Plain links, because it is another page. */
export function SiteLinks({ layout }: { layout: 'row' | 'column' }) {
  const { hasContest } = use(SiteNameContext);
  const links = LINKS.filter(({ href }) => hasContest || href !== '/entries');
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (layout === 'row' && nav.current ? hideCut(nav.current) : undefined), [layout, hasContest]);
  return (
    <nav ref={nav} className={styles[layout]} aria-label={translations.siteNavigation}>
      {links.map(({ href, label }) => (
        <a key={href} href={sitePath(href)}>
          {label}
        </a>
      ))}
    </nav>
  );
}
