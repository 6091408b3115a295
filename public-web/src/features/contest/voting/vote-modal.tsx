import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';

export interface ModalHandle {
  close(): void;
}

interface VoteModalProps {
  title: string;
  onClose(): void;
  handle?: Ref<ModalHandle>;
  children: ReactNode;
}

/** A dialog over the page; on a phone, at the bottom of the screen. */
export function VoteModal({ title, onClose, handle, children }: VoteModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useImperativeHandle(handle, () => ({ close: () => dialog.current?.close() }));
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={id} className="vote-modal" onClose={onClose}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
