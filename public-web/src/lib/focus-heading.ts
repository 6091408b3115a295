/** Where the focus goes when what had it goes away: to the page's heading, and what one sees stays where it is. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
