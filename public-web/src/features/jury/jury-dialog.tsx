import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';

export interface DialogHandle {
  close(): void;
}

interface JuryDialogProps {
  title: string;
  handle?: Ref<DialogHandle>;
  onClose(): void;
  children: ReactNode;
}

/** A dialog over the room, which begins at its title. Closed, it gives the focus back. */
export function JuryDialog({ title, handle, onClose, children }: JuryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useImperativeHandle(handle, () => ({ close: () => dialog.current?.close() }));
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} className="vote-modal" onClose={onClose}>
      <h2 ref={heading} id={id} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
