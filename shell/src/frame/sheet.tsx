import { useEffect, useRef, type ReactNode } from 'react';
import { translations } from '../translations';
import { Icon, icons } from './icon';
import styles from './sheet.module.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What the bar of a phone has no room for. The modal `dialog` provides the focus trap and Escape. */
export function Sheet({ isOpen, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={translations.more}
      onClose={onClose}
      // A click whose target is the dialog itself is a click on the backdrop.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label={translations.closeMenu} onClick={onClose}>
          <Icon d={icons.close} />
        </button>
        {children}
      </div>
    </dialog>
  );
}
