import { useOpenPage } from '../../components/link';
import { useSearch } from '../../lib/use-search';
import { FIRST_VIEW, GALLERY_ORDERS, type GalleryView } from './contest-queries';

/** The server accepts no longer search. */
const MOST_CHARACTERS = 100;

/** The order and the search of the gallery, which are in the URL. */
export function useGalleryView() {
  const query = useSearch();
  const openPage = useOpenPage();
  const view: GalleryView = {
    order: GALLERY_ORDERS.find((order) => order === query.get('order')) ?? FIRST_VIEW.order,
    search: (query.get('q') ?? '').trim().slice(0, MOST_CHARACTERS),
  };

  function show(changes: Partial<GalleryView>) {
    const { order, search } = { ...view, ...changes };
    const next = new URLSearchParams();
    if (order !== FIRST_VIEW.order) next.set('order', order);
    if (search.trim()) next.set('q', search.trim());
    const text = next.toString();
    openPage(text ? `/entries?${text}` : '/entries', { replace: true, state: { keepsPlace: true } });
  }

  return { view, show };
}
