import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon';

interface MenuProps {
  label: string;
  /** Buttons of the class `menu-item`. */
  children: ReactNode;
}

/**
 * A button that shows further actions, until one is pressed, Escape is pressed, or the visitor leaves. They appear below
 * the container of the button, which is `relative`.
 */
export function Menu({ label, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    // Not behind the player.
    panel.current?.scrollIntoView({ block: 'nearest' });
    // Safari focuses no button that is pressed, so a press elsewhere takes no focus away.
    const closeOutside = (event: PointerEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) setOpen(false);
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function close() {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Not the lyrics of the player as well.
        event.preventDefault();
        close();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        className="icon-button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      <div ref={panel} id={id} className="menu-panel" hidden={!isOpen} onClick={close}>
        {isOpen && children}
      </div>
    </div>
  );
}
