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
    if (page.banner === localStorage.getItem('paattu-banner')) page.banner = 'dismissed';
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
  if (/[?&](mode|filter|order|q|version)=/.test(location.search)) page.view = 'pending';

  // Presses and submissions wait until the page has its handlers (`Ready` in app/app.tsx), or its later part
  // (components/later-part.tsx), then each happens once.
  const isReady = (target) => 'ready' in page && !target.closest('[data-later]');
  const held = new Set();
  const hold = (event) => {
    const target =
      event.type === 'submit'
        ? event.target
        : event.target.closest('button:not([type=submit], [popovertarget])');
    if (!target || isReady(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    target.dataset.held = '';
    held.add(target);
    // A screen reader presses without an event before the click.
    target.dispatchEvent(new Event('held', { bubbles: true }));
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  const release = () => {
    for (const target of [...held].filter(isReady)) {
      held.delete(target);
      delete target.dataset.held;
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target.click();
    }
  };
  addEventListener('part-ready', release);
  addEventListener('page-ready', () => {
    page.ready = '';
    release();
  });

  // The code loads after the first view, whose pictures and fonts would share a slow network with it; earlier if the
  // visitor presses something, and after some seconds if a picture takes long.
  const loadCode = () => {
    // The code reads the data at the end of the document.
    if (document.readyState === 'loading')
      return addEventListener('DOMContentLoaded', loadCode, { once: true });
    const code = document.getElementById('code');
    if (!code) return;
    document.head.append(code.content);
    code.remove();
    // The Malayalam fonts (styles/base.css).
    page.lateFonts = '';
  };
  const afterPaint = (callback) => requestAnimationFrame(() => setTimeout(callback));
  addEventListener('load', () => afterPaint(loadCode), { once: true });
  addEventListener('pointerdown', loadCode, { once: true, capture: true });
  addEventListener('keydown', loadCode, { once: true, capture: true });
  setTimeout(loadCode, 3000);

  // A field takes over a file that is dropped on it before the page is ready (lib/use-early-input.ts).
  const keepDropped = (event) => {
    const field = event.target.closest('.drop-zone')?.querySelector('input');
    if (!field || isReady(field)) return;
    event.preventDefault();
    if (event.type === 'drop') field.files = event.dataTransfer.files;
  };
  addEventListener('dragover', keepDropped);
  addEventListener('drop', keepDropped);
})();
