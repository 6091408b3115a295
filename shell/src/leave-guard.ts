import { translations } from './translations';

// A page can be left by a link, by the browser's buttons and by a new address. No router of a remote sees all of these,
// so a remote only reports unsaved changes, and the shell asks the question.
let hasUnsavedChanges = false;
/** The address of the page with the unsaved changes. */
let address = { path: '', query: '' };

export function noteUnsavedChanges(unsaved: boolean): void {
  hasUnsavedChanges = unsaved;
  const { pathname, search } = window.location;
  address = { path: pathname, query: search };
}

/** True if nothing would be lost. */
export function canLeave(): boolean {
  return !hasUnsavedChanges;
}

/** True if nothing would be lost, or if the owner confirms it. */
export function mayLeave(): boolean {
  return !hasUnsavedChanges || window.confirm(translations.unsavedChanges);
}

/** Asks once: after a confirmation, later events of the same navigation do not ask again. */
export function leaves(): boolean {
  if (!mayLeave()) return false;
  hasUnsavedChanges = false;
  return true;
}

window.addEventListener('beforeunload', (event) => {
  if (hasUnsavedChanges) event.preventDefault();
});

// Both listeners run before those of any router.
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
    const { pathname, search } = window.location;
    const isSame = pathname === address.path && contestOf(search) === contestOf(address.query);
    if (isSame || leaves()) return;
    event.stopImmediatePropagation();
    // The address has already changed, and the event does not say in which direction.
    window.history.pushState(null, '', address.path + address.query);
  },
  { capture: true },
);

/** Whether the click follows a link in this tab to another page of this host. */
function leadsAway({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || ctrlKey || metaKey || shiftKey || altKey) return false;
  const { origin, pathname, search } = window.location;
  if (link.origin !== origin) return false;
  return link.pathname !== pathname || contestOf(link.search) !== contestOf(search);
}

/** A page of another contest is another page. */
function contestOf(search: string): string | null {
  return new URLSearchParams(search).get('contest');
}
