import { localizedPath, ownerText } from '@paattu/api-client/locales';
import { DownloadIcon, ShareIcon } from '../../../components/song/icons';
import { shareLink } from '../../../components/song/share-link';
import { useServices } from '../../../lib/services';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { type EntryAt, picturePath } from './entry-at';

/** Shares the address of the page, and offers its picture for a status. */
export function EntryShare({ entry }: { entry: EntryAt }) {
  const t = useTranslations('gallery').entry;
  const { card, share } = useTranslations('songs');
  const { origin } = useServices();
  const locale = useLocale();
  const title = t.titleOf(entry.name, ownerText(locale, entry.songTitle, entry.songTitleMalayalam));
  const text = `${title} · ${ownerText(locale, entry.contestTitle, entry.contestTitleMalayalam)}`;
  const url = origin + localizedPath(locale, `/entries/${entry.slug}`);
  return (
    <div className="-mx-2 mt-4 flex flex-wrap items-center gap-x-1 gap-y-2 print:hidden">
      <button
        type="button"
        className="chip"
        aria-label={card.share(entry.name)}
        onClick={() => void shareLink({ title, text, url }, share)}
      >
        <ShareIcon size={18} /> {card.shareShort}
      </button>
      <a className="chip" href={picturePath(entry, 'status', locale)} download={`${entry.slug}.jpg`}>
        <DownloadIcon size={18} /> {t.picture}
      </a>
    </div>
  );
}
