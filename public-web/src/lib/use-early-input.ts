import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Hands over a field as the visitor has left it before the page was alive: what was typed or chosen in the server's
 * HTML had no listener yet, and the next render would put the old value back. In the layout phase, to be before that.
 */
export function useEarlyInput(id: string, adopt: (field: Field) => void): void {
  const adoptNow = useEffectEvent(adopt);
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    )
      adoptNow(field);
  }, [id]);
}

/** The same for a field whose value React keeps: takes over a value other than the one that it is shown with. */
export function useEarlyValue(id: string, shown: string, take: (value: string) => void): void {
  useEarlyInput(id, ({ value }) => {
    if (value !== shown) take(value);
  });
}

/** Submits a form anew that was submitted before the page was alive, and has been held by the script in the head. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const held = form.current;
    if (held?.dataset.held === undefined) return;
    // A moment later, for what was typed has to be taken over first.
    const timer = setTimeout(() => {
      delete held.dataset.held;
      held.requestSubmit();
    });
    return () => clearTimeout(timer);
  }, [form]);
}
