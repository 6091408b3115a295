import { useRef } from 'react';
import { useTranslations } from '../../translations/use-translations';
import { type DialogHandle, JuryDialog } from './jury-dialog';

interface KeysDialogProps {
  areOn: boolean;
  onTurn(areOn: boolean): void;
  onClose(): void;
}

/** What the keys do, and whether they do. */
export function KeysDialog({ areOn, onTurn, onClose }: KeysDialogProps) {
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
      <label className="tap mt-4 w-full gap-3">
        <input
          type="checkbox"
          role="switch"
          className="size-5 flex-none accent-leaf"
          checked={areOn}
          onChange={({ target }) => onTurn(target.checked)}
        />
        {t.turn}
      </label>
      <p className="text-sm text-ink-2">{t.turnedOff}</p>
      <button type="button" className="btn btn-ghost mt-6" onClick={() => dialog.current?.close()}>
        {t.close}
      </button>
    </JuryDialog>
  );
}
