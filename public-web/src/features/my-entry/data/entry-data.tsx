import { BusyButton } from '../../../components/busy-button';
import { unwrap } from '../../../lib/api-error';
import { useServices } from '../../../lib/services';
import { toast } from '../../../lib/toasts';
import { useSend } from '../../../lib/use-send';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { useFailureSentence } from '../use-failure-sentence';
import { Erasure } from './erasure';

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

const ABOUT = 'entry-data';

/** The browser has begun to store the file by then. */
const STORED_MS = 60_000;

/** Downloads the copy of the entrant's data. Not a plain link, which could not say why it failed. */
function useDownload(id: string) {
  const t = useTranslations('my-entry').data;
  const { api } = useServices();
  const failureOf = useFailureSentence();
  return useSend(ABOUT, {
    mutationFn: async () =>
      unwrap(await api.GET('/api/my-entry/{id}/data', { params: { path: { id } }, parseAs: 'blob' })),
    onSuccess: (zip) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(zip);
      link.download = 'my-entry.zip';
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), STORED_MS);
      toast({ title: t.downloaded, about: ABOUT });
    },
    onError: (error) =>
      toast({ title: t.failed, description: failureOf(error), tone: 'destructive', about: ABOUT }),
  });
}
