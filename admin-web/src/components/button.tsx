import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

interface Look {
  look?: 'plain' | 'outlined' | 'filled';
}

/** A button that looks as those of Material UI, which Home does not load. */
export function Button({ look = 'plain', ...props }: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} className={classOf(look)} />;
}

/** A link to another page that looks as a button. */
export function ButtonLink({ look = 'plain', ...props }: Look & LinkProps) {
  return <Link {...props} className={classOf(look)} />;
}

const classOf = (look: NonNullable<Look['look']>) => `${styles.button} ${styles[look]}`;
