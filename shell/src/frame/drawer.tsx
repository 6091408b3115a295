import { useEffect, useRef, type ReactNode } from 'react';
import { translations } from '../translations';
import styles from './drawer.module.css';
import { Icon, icons } from './icon';
import { Wordmark } from './wordmark';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar on a small screen. The modal `dialog` provides the focus trap and Escape. */
export function Drawer({ isOpen, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={translations.title}
      onClose={onClose}
      // A click whose target is the dialog itself is a click on the backdrop.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.close}
            aria-label={translations.closeMenu}
            onClick={onClose}
          >
            <Icon d={icons.close} />
          </button>
          <Wordmark />
        </div>
        {children}
      </div>
    </dialog>
  );
}
