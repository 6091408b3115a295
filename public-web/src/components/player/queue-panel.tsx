import { useId, useState } from 'react';
import { useTranslations } from '../../translations/use-translations';
import { QueueIcon } from './icons';
import { Queue } from './queue';

/** A button that opens the queue above the bar. The native popover provides Escape and a press beside it. */
export function QueuePanel() {
  const t = useTranslations('site').player;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="icon-button" aria-label={t.upNext} popoverTarget={id}>
        <QueueIcon />
      </button>
      <div
        id={id}
        popover="auto"
        className="queue-panel"
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setOpen(true);
        }}
        // Not before: the browser returns the focus from the panel to the button.
        onToggle={({ newState }) => {
          if (newState === 'closed') setOpen(false);
        }}
      >
        <h2 className="text-xl">{t.upNext}</h2>
        {isOpen && <Queue />}
      </div>
    </>
  );
}
