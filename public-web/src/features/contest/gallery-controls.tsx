import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useEarlyValue } from '../../lib/use-early-input';
import { useTranslations } from '../../translations/use-translations';
import { GALLERY_ORDERS, type GalleryView } from './gallery-query';

/** The search begins when the visitor pauses. */
const PAUSE_MS = 300;

interface GalleryControlsProps {
  view: GalleryView;
  show(changes: Partial<GalleryView>): void;
}

export function GalleryControls({ view, show }: GalleryControlsProps) {
  return (
    <search className="gallery-controls">
      <Search search={view.search} onSearch={(search) => show({ search })} />
      <Order order={view.order} onChoose={(order) => show({ order })} />
    </search>
  );
}

function Search({ search, onSearch }: { search: string; onSearch(text: string): void }) {
  const t = useTranslations('gallery');
  const id = useId();
  // What is typed differs from the URL until the visitor pauses, and in its spaces while the field has the focus.
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? search;
  useEarlyValue(id, value, setTyped);

  function searchFor(text: string) {
    if (text.trim() !== search) onSearch(text);
  }
  const searchTyped = useEffectEvent(searchFor);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => searchTyped(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className="field">
      <label htmlFor={id}>{t.search}</label>
      <input
        id={id}
        type="search"
        className="input"
        // The URL determines the text, not the browser's form restoration.
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => {
          if (typed !== null) searchFor(typed);
          setTyped(null);
        }}
      />
    </div>
  );
}

interface OrderProps {
  order: GalleryView['order'];
  onChoose(order: GalleryView['order']): void;
}

function Order({ order, onChoose }: OrderProps) {
  const t = useTranslations('gallery');
  const id = useId();
  const choose = (value: string) => {
    const chosen = GALLERY_ORDERS.find((one) => one === value);
    if (chosen) onChoose(chosen);
  };
  useEarlyValue(id, order, choose);
  return (
    <div className="field">
      <label htmlFor={id}>{t.order}</label>
      <select
        id={id}
        className="input"
        autoComplete="off"
        value={order}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {GALLERY_ORDERS.map((one) => (
          <option key={one} value={one}>
            {t.orders[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
