import { type ReactNode, useId } from 'react';
import styles from './page-section.module.css';

/** A part of the page under its heading. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
