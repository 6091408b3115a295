import { useRef } from 'react';
import { useTranslations } from '../../translations/use-translations';
import { type DialogHandle, JuryDialog } from './jury-dialog';

/** What the keys do. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('jury').keys;
  const dialog = useRef<DialogHandle>(null);
  return (
    <JuryDialog title={t.title} handle={dialog} onClose={onClose}>
      <p className="mt-3">{t.text}</p>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2">
        {t.list.map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="jury-key">{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn btn-ghost mt-6" onClick={() => dialog.current?.close()}>
        {t.close}
      </button>
    </JuryDialog>
  );
}
