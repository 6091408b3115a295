import { createContext, use, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './toasts.module.css';

interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'failure';
}

type ShowToast = (text: string, kind: Toast['kind']) => void;

/** Enough time for reading, also by a screen reader. */
const TOAST_MS = 5000;

/** Below them, and above them at the end of the page. */
const GAP_PX = 12;

const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast outside of ToastProvider');
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);

  const show = useCallback<ShowToast>((text, kind) => {
    const id = performance.now();
    setToasts((all) => [...all, { id, text, kind }]);
    setTimeout(() => setToasts((all) => all.filter((toast) => toast.id !== id)), TOAST_MS);
  }, []);

  // The page is longer by them.
  const stack = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    const { style } = document.documentElement;
    style.setProperty('--toast-room', `${(stack.current?.offsetHeight ?? 0) + GAP_PX}px`);
    return () => void style.removeProperty('--toast-room');
  }, [toasts]);

  return (
    <ToastContext value={show}>
      {children}
      <div ref={stack} className={styles.toasts} role="status">
        {toasts.map((toast) => (
          <p key={toast.id} className={styles[toast.kind]}>
            {toast.text}
          </p>
        ))}
      </div>
    </ToastContext>
  );
}
