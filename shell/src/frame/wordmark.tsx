import { translations } from '../translations';
import styles from './wordmark.module.css';

/** The name of the site in both languages; leads to the site. */
export function Wordmark() {
  return (
    <a href="/" className={styles.wordmark}>
      {translations.product}
      <span lang="ml">{translations.secondProduct}</span>
    </a>
  );
}
