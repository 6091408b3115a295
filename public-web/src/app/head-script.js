// Runs before the first paint. It is the only inline script; the security policy allows it by its hash.
(() => {
  const page = document.documentElement.dataset;
  // The first of the visitor's languages that the site has; `app/language-offer.tsx` has the sentence.
  const preferred = navigator.languages
    .map((tag) => tag.split('-')[0])
    .find((tag) => tag === 'en' || tag === 'ml');
  if (preferred && preferred !== document.documentElement.lang) page.offer = preferred;
  try {
    if (localStorage.getItem('paattu-language')) delete page.offer;
    const theme = localStorage.getItem('paattu-theme');
    if (theme === 'light' || theme === 'dark') page.theme = theme;
    if (sessionStorage.getItem('paattu-playback')) page.player = 'saved';
    if (sessionStorage.getItem('paattu-entry') ?? sessionStorage.getItem('paattu-entry-photo'))
      page.entry = 'begun';
  } catch {
    // The browser blocks storage.
  }
  if (location.hash === '#enter') page.entry = 'begun';
  // Styles keep the place of what only the browser knows: the session, and the view that the query asks for.
  if (/(^|; )(__Host-)?paattu_session=1/.test(document.cookie)) page.session = 'pending';
  if (/[?&](mode|filter|order|q)=/.test(location.search)) page.view = 'pending';

  // Presses and submissions wait until the page has its handlers (app/ready.tsx), then each happens once.
  const held = new Set();
  const hold = (event) => {
    const target =
      event.type === 'submit'
        ? event.target
        : event.target.closest('button:not([type=submit], [popovertarget])');
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    target.dataset.held = '';
    held.add(target);
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener(
    'page-ready',
    () => {
      removeEventListener('click', hold, true);
      removeEventListener('submit', hold, true);
      page.ready = '';
      for (const target of held) {
        delete target.dataset.held;
        if (target instanceof HTMLFormElement) target.requestSubmit();
        else target.click();
      }
    },
    { once: true },
  );

  // A field takes over a file that is dropped on it before the page is ready (lib/use-early-input.ts).
  const keepDropped = (event) => {
    const field = event.target.closest('.drop-zone')?.querySelector('input');
    if (!field) return;
    event.preventDefault();
    if (event.type === 'drop') field.files = event.dataTransfer.files;
  };
  addEventListener('dragover', keepDropped);
  addEventListener('drop', keepDropped);
  addEventListener(
    'page-ready',
    () => {
      removeEventListener('dragover', keepDropped);
      removeEventListener('drop', keepDropped);
    },
    { once: true },
  );
})();
