import { useId } from 'react';
import { useEarlyValue } from '../../../lib/use-early-input';
import { useTranslations } from '../../../translations/use-translations';
import { EntrySearch } from './entry-search';
import { GALLERY_ORDERS, type GalleryView, type ShownOrder } from './gallery-query';

interface GalleryControlsProps {
  view: GalleryView;
  hasSearch: boolean;
  /** The order with which the gallery begins. */
  first: ShownOrder;
  show(changes: Partial<GalleryView>): void;
}

export function GalleryControls({ view, hasSearch, first, show }: GalleryControlsProps) {
  return (
    <search className="gallery-controls">
      {hasSearch && <EntrySearch search={view.search} onSearch={(search) => show({ search })} />}
      <Order order={view.order} first={first} onChoose={(order) => show({ order })} />
    </search>
  );
}

interface OrderProps {
  order: GalleryView['order'];
  first: ShownOrder;
  onChoose(order: GalleryView['order']): void;
}

function Order({ order, first, onChoose }: OrderProps) {
  const t = useTranslations('gallery');
  const id = useId();
  const choose = (value: string) => {
    const chosen = GALLERY_ORDERS.find((one) => one === value);
    if (value === first) onChoose('first');
    else if (chosen) onChoose(chosen);
  };
  const shown = order === 'first' ? first : order;
  useEarlyValue(id, shown, choose);
  return (
    <div className="field">
      <label htmlFor={id}>{t.order}</label>
      <select
        id={id}
        className="input"
        autoComplete="off"
        value={shown}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {[first, ...GALLERY_ORDERS.filter((one) => one !== first)].map((one) => (
          <option key={one} value={one}>
            {t.orders[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
