import { translations } from '../translations';
import styles from './failure-notice.module.css';

interface Props {
  title: string;
  text: string;
  onRetry?: () => void;
}

export function FailureNotice({ title, text, onRetry }: Props) {
  return (
    <section className={styles.notice} role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {translations.retry}
        </button>
      )}
    </section>
  );
}
