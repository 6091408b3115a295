import type { CSSProperties, ReactNode } from 'react';
import styles from './timeline.module.css';

export interface TimelinePhase {
  key: string;
  name?: string;
  /** How long it lasts, in words. */
  length?: string | undefined;
  /** The line below the name. */
  children?: ReactNode;
  /** How wide it is, beside the others. */
  weight?: number;
  /** How much of it has passed, from 0 to 1. */
  passed: number;
  isNow: boolean;
  onOpen?: () => void;
}

interface Props {
  phases: TimelinePhase[];
  /** `bands` are a picture beside words that say the same. `line` goes across where there is room. */
  look: 'bands' | 'line' | 'list';
  label?: string;
  /** The words at the present time. */
  here?: string;
}

/** The phases of a contest in their order. */
export function Timeline({ phases, look, label, here }: Props) {
  return (
    <ol aria-label={label} aria-hidden={look === 'bands' || undefined} className={styles[look]}>
      {phases.map(({ key, name, length, children, weight, passed, isNow, onOpen }) => (
        <li
          key={key}
          aria-current={isNow ? 'step' : undefined}
          className={passed === 1 ? styles.past : undefined}
          style={{ '--passed': `${(100 * passed).toFixed(1)}%`, flexGrow: weight } as CSSProperties}
        >
          {name && (
            <Band onOpen={onOpen}>
              <b>{name}</b>
              {length && (
                <>
                  , <span className={styles.length}>{length}</span>
                </>
              )}
            </Band>
          )}
          {children && <div className={styles.below}>{children}</div>}
          {here && isNow && (
            <span className={styles.mark}>
              <span>{here}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Band({ onOpen, children }: Pick<TimelinePhase, 'onOpen' | 'children'>) {
  if (!onOpen) return <span className={styles.band}>{children}</span>;
  return (
    <button type="button" className={styles.band} onClick={onOpen}>
      {children}
    </button>
  );
}
