import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { type ShownToast, toasts } from '../lib/toasts';
import { useSwipe } from '../lib/use-swipe';
import { useTranslations } from '../translations/use-translations';
import { Icon } from './icon';

/** A longer swipe in any direction dismisses the toast. */
const SWIPE_PX = 40;
/** Focuses the toast, which is at the end of the page. */
const HOTKEY = 'F8';

/**
 * Shows the newest toast. Its two regions exist before their first message: screen readers announce only what changes
 * in a region that they know.
 */
export function Toaster() {
  const site = useTranslations('site');
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getState, () => null);
  const region = useRef<HTMLElement>(null);
  const isError = shown?.tone === 'destructive';

  const pressed = useRef<EventTarget>(null);

  useEffect(() => {
    const focusRegion = ({ key }: KeyboardEvent) => {
      if (key === HOTKEY) region.current?.querySelector('button')?.focus();
    };
    // Not all browsers focus the button that was pressed, and an invalid field takes the focus from it.
    const notePress = ({ target }: Event) => (pressed.current = target);
    addEventListener('keydown', focusRegion);
    addEventListener('click', notePress, true);
    return () => {
      removeEventListener('keydown', focusRegion);
      removeEventListener('click', notePress, true);
    };
  }, []);
  useEffect(() => {
    if (!shown) return;
    const end = new AbortController();
    import('./clear-of-toast').then(
      ({ clearOfToast }) => clearOfToast(region.current, pressed.current, end.signal),
      // Without the code, the toast may cover something until it is dismissed.
      () => {},
    );
    return () => end.abort();
  }, [shown]);

  const toast = shown && <ToastBox key={shown.id} toast={shown} />;
  return (
    <section ref={region} aria-label={site.notifications(HOTKEY)} className="toasts">
      <div aria-live="polite" aria-atomic="true">
        {!isError && toast}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {isError && toast}
      </div>
    </section>
  );
}

function ToastBox({ toast: { id, title, description, tone, link } }: { toast: ShownToast }) {
  const site = useTranslations('site');
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isError = tone === 'destructive';

  function dismiss() {
    const hadFocus = box.current?.contains(document.activeElement);
    toasts.dismiss(id);
    if (hadFocus) cameFrom.current?.focus({ preventScroll: true });
  }
  function noteOrigin({ relatedTarget, currentTarget }: FocusEvent) {
    toasts.hold('focus');
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  }
  const swipe = useSwipe(({ right, down }) => {
    if (Math.hypot(right, down) > SWIPE_PX) dismiss();
  });
  useEffect(
    () => () => {
      toasts.release('pointer');
      toasts.release('focus');
    },
    [],
  );

  return (
    <div
      ref={box}
      className={`toast ${isError ? 'border-kumkum' : 'border-edge'}`}
      onPointerEnter={() => toasts.hold('pointer')}
      onPointerLeave={() => toasts.release('pointer')}
      onFocus={noteOrigin}
      onBlur={() => toasts.release('focus')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Not the dialog around it as well.
        event.preventDefault();
        dismiss();
      }}
      {...swipe}
    >
      <p className="toast-text">
        <strong className={`font-semibold ${isError ? 'text-kumkum' : ''}`}>{title}</strong>{' '}
        {description && <span>{description}</span>}
        {link && (
          <>
            {' '}
            <a href={link.href} target="_blank" rel="noopener" className="text-link">
              {link.text}
            </a>
          </>
        )}
      </p>
      <button type="button" className="icon-button" aria-label={site.dismiss} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
