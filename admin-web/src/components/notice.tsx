import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface Props {
  title: string;
  text: string;
  isFailure?: boolean;
  children?: ReactNode;
}

/** Takes the place of a list or page that is empty, not found or failed. */
export function Notice({ title, text, isFailure = false, children }: Props) {
  return (
    <div role={isFailure ? 'alert' : undefined} className={styles.notice}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
