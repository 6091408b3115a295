import { downloadName } from '@paattu/shared/download-name';
import { revokeLater } from '@paattu/api-client/revoke-later';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { toast } from '../../lib/toasts';
import { useTranslations } from '../../translations/use-translations';
import { countIn, showCounts, type Song } from '../../components/song/song-queries';
import { useSongTitle } from '../../lib/song-title';

/** Fetches the file and saves it under the song's name; if that fails, a new tab shows the file. */
export function useDownload(song: Song) {
  const title = useSongTitle(song).text;
  const site = useTranslations('site');
  const t = useTranslations('songs');
  const { api } = useServices();
  const queries = useQueryClient();
  const path = { id: song.id };

  async function track() {
    try {
      const answer = await api.POST('/api/songs/{id}/downloads', { params: { path } });
      unwrap(answer);
      showCounts(queries, api, song.id, countIn(answer.response, 'download-count', 'downloadCount'));
    } catch {
      toast({ title: site.error, description: t.download.notTracked, tone: 'destructive' });
    }
  }

  async function download() {
    try {
      const answer = await api.GET('/api/songs/{id}/download', { params: { path }, parseAs: 'blob' });
      const name = downloadName(answer.response.headers.get('content-disposition'), song.title);
      saveFile(unwrap<Blob>(answer), name);
    } catch {
      const href = song.audioUrl ?? `/api/songs/${song.id}/download`;
      const opened = openInNewTab(href);
      return toast({
        title: t.download.failed,
        tone: 'destructive',
        ...(opened
          ? { description: t.download.failedText }
          : { description: t.download.blockedText, link: { text: t.download.openFile, href } }),
      });
    }
    toast({ title: t.download.started, description: title });
    void track();
  }

  // No `useMutation`, which would be in the first load of the songs for these two lines.
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    start() {
      setPending(true);
      void download().finally(() => setPending(false));
    },
  };
}

/** Returns whether it worked: browsers block a new tab if the click is a few seconds old. */
function openInNewTab(href: string): boolean {
  // With 'noopener' the result would always be null.
  const tab = window.open(href, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  revokeLater(link.href);
}
