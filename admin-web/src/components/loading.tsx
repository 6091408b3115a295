import { commonSentences } from '../lib/sentences';
import styles from './loading.module.css';

export function Loading() {
  return (
    <div className={styles.place}>
      <span role="progressbar" aria-label={commonSentences.loading} className={styles.spinner} />
    </div>
  );
}
