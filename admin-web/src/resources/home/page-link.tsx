import type { To } from 'react-router';
import { ButtonLink } from '../../components/button';
import styles from './home.module.css';

/** The link below a part of Home, to the page that has more of it. */
export function PageLink({ to, children }: { to: To; children: string }) {
  return (
    <div className={styles.link}>
      <ButtonLink to={to}>{children}</ButtonLink>
    </div>
  );
}
