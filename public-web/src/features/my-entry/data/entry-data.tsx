import { BusyButton } from '../../../components/busy-button';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { Erasure } from './erasure';
import { useDownload } from './use-download';

/** The entrant's copy of her data, and its erasure. */
export function EntryData({ entry }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').data;
  const download = useDownload(entry.id);
  return (
    <section aria-labelledby="data">
      <h2 id="data" tabIndex={-1} className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">{t.text}</p>
      <p className="mt-4">
        <BusyButton className="btn btn-ghost" busy={download.isPending} onClick={() => download.send()}>
          {download.isPending ? t.downloading : t.download}
        </BusyButton>
      </p>
      <Erasure entry={entry} />
    </section>
  );
}
