import { useEffect, useRef, type ReactNode } from 'react';
import { translations } from '../translations';
import styles from './drawer.module.css';
import { Icon, icons } from './icon';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar of a small screen. A modal `dialog` brings the focus trap and Escape with it. */
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
      // A click on the dialog itself, and not on something in it, is a click on the backdrop.
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
