import { useId } from 'react';
import { useEarlyValue } from '../../lib/use-early-input';
import { useTranslations } from '../../translations/use-translations';
import { EntrySearch } from './entry-search';
import { GALLERY_ORDERS, type GalleryView } from './gallery-query';

interface GalleryControlsProps {
  view: GalleryView;
  show(changes: Partial<GalleryView>): void;
}

export function GalleryControls({ view, show }: GalleryControlsProps) {
  return (
    <search className="gallery-controls">
      <EntrySearch search={view.search} onSearch={(search) => show({ search })} />
      <Order order={view.order} onChoose={(order) => show({ order })} />
    </search>
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
