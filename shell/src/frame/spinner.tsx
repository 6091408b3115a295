import { translations } from '../translations';
import styles from './spinner.module.css';

export function Spinner() {
  return (
    <div className={styles.place} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">{translations.loading}</span>
    </div>
  );
}
