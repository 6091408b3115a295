import { translations } from './translations';

// A page can be left by a link, by the browser's own buttons and by a new address, and no remote's router sees all of
// these. So a remote tells only that something is unsaved, and the question is asked here.
let hasUnsavedChanges = false;
/** Where they are. */
let address = { path: '', query: '' };

export function noteUnsavedChanges(unsaved: boolean): void {
  hasUnsavedChanges = unsaved;
  const { pathname, search } = window.location;
  address = { path: pathname, query: search };
}

/** True where nothing is lost, or the owner says so. */
export function mayLeave(): boolean {
  return !hasUnsavedChanges || window.confirm(translations.unsavedChanges);
}

/** Asks, and on the way out asks no more. */
function leaves(): boolean {
  if (!mayLeave()) return false;
  hasUnsavedChanges = false;
  return true;
}

window.addEventListener('beforeunload', (event) => {
  if (hasUnsavedChanges) event.preventDefault();
});

// Both come before any router hears of it.
document.addEventListener(
  'click',
  (event) => {
    if (!leadsAway(event) || leaves()) return;
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);
window.addEventListener(
  'popstate',
  (event) => {
    if (window.location.pathname === address.path || leaves()) return;
    event.stopImmediatePropagation();
    // The address has changed already, and nobody tells in which direction.
    window.history.pushState(null, '', address.path + address.query);
  },
  { capture: true },
);

/** Whether the click follows a link in this tab to another page of this host. */
function leadsAway({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || ctrlKey || metaKey || shiftKey || altKey) return false;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname;
}
