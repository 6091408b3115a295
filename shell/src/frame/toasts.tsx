import { useToastRoom } from '@paattu/api-client/toast-room';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import styles from './toasts.module.css';

interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'failure';
}

type ShowToast = (text: string, kind: Toast['kind']) => void;

/** Enough time for reading, also by a screen reader. */
const TOAST_MS = 5000;

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

  const stack = useRef<HTMLDivElement>(null);
  useToastRoom(stack);
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
