const ICON = { src: '/icon-512.png', sizes: '512x512', type: 'image/png' };

/** The web app manifest, with which a phone puts the site on its home screen. https://www.w3.org/TR/appmanifest/ */
export function writeManifest(name: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: 'Songs in Malayalam to play and keep.',
    lang: 'en',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf7ee',
    theme_color: '#0f4d3b',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      ICON,
      { ...ICON, purpose: 'maskable' },
    ],
  });
}
