import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { toasts } from '../lib/toasts';
import { useTranslations } from '../translations/use-translations';
import { CloseIcon } from './icons';

const SHOWN_MS = 6000;

export function Toaster() {
  const site = useTranslations('site');
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getState, toasts.getState);
  return (
    <Toast.Provider label={site.notification} duration={SHOWN_MS} swipeDirection="right">
      {shown.map(({ id, title, description, tone, link }) => (
        <Toast.Root
          key={id}
          // Announced at once: each toast reports the result of the visitor's last press.
          type="foreground"
          className={`toast flex items-start gap-3 rounded-2 border bg-cloth py-3 pr-2 pl-5 text-ink shadow-card ${
            tone === 'destructive' ? 'border-kumkum' : 'border-edge'
          }`}
          onOpenChange={(open) => !open && toasts.dismiss(id)}
        >
          <div className="grow py-1.5">
            <Toast.Title className={`font-semibold ${tone === 'destructive' ? 'text-kumkum' : ''}`}>
              {title}
            </Toast.Title>
            {description && (
              <Toast.Description className="text-ink-2 text-sm">{description}</Toast.Description>
            )}
            {link && (
              <Toast.Action asChild altText={link.text}>
                <a
                  href={link.href}
                  target="_blank"
                  rel="noopener"
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {link.text}
                </a>
              </Toast.Action>
            )}
          </div>
          <Toast.Close className="icon-button" aria-label={site.dismiss}>
            <CloseIcon />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        label={site.notifications}
        className="fixed right-0 bottom-[var(--player-height,0px)] z-50 grid w-full max-w-md gap-2 p-4 outline-none"
      />
    </Toast.Provider>
  );
}
