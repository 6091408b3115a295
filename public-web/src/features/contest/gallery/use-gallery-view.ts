import { useOpenPage } from '../../../components/link';
import { useSearch } from '../../../lib/use-search';
import { FIRST_VIEW, GALLERY_ORDERS, type GalleryView } from './gallery-query';

/** The server accepts no longer search. */
const MOST_CHARACTERS = 100;

/** The text that the server searches for. It accepts no control characters, and no name has any. */
export function searchOf(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MOST_CHARACTERS);
}

/** The order and the search of the gallery, which are in the URL of its page. */
export function useGalleryView(path: string) {
  const query = useSearch();
  const openPage = useOpenPage();
  const view: GalleryView = {
    order: GALLERY_ORDERS.find((order) => order === query.get('order')) ?? FIRST_VIEW.order,
    search: searchOf(query.get('q') ?? ''),
  };

  function show(changes: Partial<GalleryView>) {
    const { order, search } = { ...view, ...changes };
    const next = new URLSearchParams();
    if (order !== FIRST_VIEW.order) next.set('order', order);
    const text = searchOf(search);
    if (text) next.set('q', text);
    openPage(next.size ? `${path}?${next}` : path, { replace: true, state: { keepsPlace: true } });
  }

  return { view, show };
}
