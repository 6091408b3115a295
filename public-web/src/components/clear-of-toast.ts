const CONTROLS = 'a, button, input, textarea, select';

/**
 * Keeps what the visitor has pressed, and what has the focus, above the toast, until `end`: the page is longer by the
 * height of the toast, and scrolls by what is covered. The sheet of the player gives its toast a place of its own.
 */
export function clearOfToast(
  toasts: HTMLElement | null,
  pressed: EventTarget | null,
  end: AbortSignal,
): void {
  if (!toasts || toasts.closest('dialog') || end.aborted) return;
  const page = document.documentElement;
  shortening?.abort();
  page.style.setProperty('--toast-height', `${toasts.offsetHeight}px`);

  const boxOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest(CONTROLS)?.getBoundingClientRect() : undefined;
  // On the page of a song, the heart and the votes are below the button that plays it.
  const belowPlay =
    pressed instanceof Element
      ? (pressed.closest('.song-listen')?.nextElementSibling?.querySelector('.favorite') ?? null)
      : null;
  const clear = () => {
    const toast = toasts.getBoundingClientRect();
    const focused = boxOf(document.activeElement);
    const covered = [boxOf(pressed), boxOf(belowPlay), focused].map((box) =>
      box && box.top < toast.bottom && box.right > toast.left && box.left < toast.right
        ? box.bottom - toast.top
        : 0,
    );
    // The top bar must not cover the focus instead.
    const room = focused ? focused.top - parseFloat(getComputedStyle(page).scrollPaddingTop) : Infinity;
    scrollBy(0, Math.min(Math.max(0, ...covered), Math.max(0, room)));
  };
  // At once, and when the player appears below the toast.
  const observer = new ResizeObserver(clear);
  observer.observe(page);
  end.addEventListener('abort', () => {
    observer.disconnect();
    shorten(page);
  });
}

/** Waits for the next scrolling. */
let shortening: AbortController | null = null;

/** Takes the height of the toast off the page once nothing moves by that: not while the visitor is at its end. */
function shorten(page: HTMLElement): void {
  const height = parseFloat(page.style.getPropertyValue('--toast-height'));
  if (page.scrollHeight - innerHeight - scrollY >= height) {
    page.style.removeProperty('--toast-height');
    return;
  }
  shortening = new AbortController();
  addEventListener('scroll', () => shorten(page), { once: true, signal: shortening.signal });
}
