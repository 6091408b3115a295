import { useId } from 'react';
import { useTranslations } from '../../translations/use-translations';
import { QueueIcon } from '../icons';
import { Queue } from './queue';

/** A button that opens the queue above the bar. The native popover provides Escape and a press beside it. */
export function QueuePanel() {
  const t = useTranslations('site').player;
  const id = useId();
  return (
    <>
      <button type="button" className="icon-button" aria-label={t.upNext} popoverTarget={id}>
        <QueueIcon />
      </button>
      <div id={id} popover="auto" className="queue-panel">
        <h2 className="text-xl">{t.upNext}</h2>
        <Queue />
      </div>
    </>
  );
}
