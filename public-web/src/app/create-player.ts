import type { ApiClient } from '@paattu/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { unwrap } from '../lib/api-error';
import { Player } from '../lib/player/player';
import { toast } from '../lib/toasts';
import { site } from '../translations/site';

/** The site's player. It reports each start to the server and then updates the counts on the page. */
export function createPlayer(api: ApiClient, queries: QueryClient): Player {
  async function record(id: string): Promise<void> {
    try {
      unwrap(await api.POST('/api/songs/{id}/plays', { params: { path: { id } } }));
      await queries.invalidateQueries({ queryKey: ['songs'] });
    } catch {
      toast({ title: site.error, description: site.player.playNotRecorded, tone: 'destructive' });
    }
  }

  return new Player({
    onStart({ id, title, artist }) {
      toast({ title: site.player.playing, description: site.player.songBy(title, artist) });
      void record(id);
    },
    onFailure({ title }) {
      toast({ title, description: site.player.failed, tone: 'destructive' });
    },
  });
}
