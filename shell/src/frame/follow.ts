import type { MouseEvent } from 'react';
import { navigate } from '../location';

/** Follows a link without loading a page, unless the press asks for another tab or window. */
export function followWithin(event: MouseEvent<HTMLAnchorElement>, onNavigate?: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(event.currentTarget.pathname);
  onNavigate?.();
}
