import { use } from 'react';
import { SiteNameContext } from '../site-name';
import styles from './wordmark.module.css';

/** The name of the site in both languages; leads to the site. */
export function Wordmark() {
  const { name, malayalam } = use(SiteNameContext);
  return (
    <a href="/" className={styles.wordmark} title={name}>
      <b>{name}</b>
      {malayalam !== null && <span lang="ml">{malayalam}</span>}
    </a>
  );
}
