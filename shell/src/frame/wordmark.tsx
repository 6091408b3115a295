import { use } from 'react';
import { language, sitePath } from '../language';
import { nameIn, SiteNameContext } from '../site-name';
import styles from './wordmark.module.css';

/** The name of the site in both languages, first in that of the console; leads to the site. */
export function Wordmark() {
  const siteName = use(SiteNameContext);
  const first = nameIn(language, siteName);
  const second = first === siteName.name ? siteName.malayalam : siteName.name;
  return (
    <a href={sitePath('/')} className={styles.wordmark} title={first}>
      <b>{first}</b>
      {second !== null && <span lang={language === 'ml' ? 'en' : 'ml'}>{second}</span>}
    </a>
  );
}
