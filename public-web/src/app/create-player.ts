import type { ApiClient } from '@paattu/api-client';
import { splitLocale } from '@paattu/shared/locales';
import type { QueryClient } from '@tanstack/react-query';
import { countIn, showCounts } from '../components/song/song-queries';
import { unwrap } from '../lib/api-error';
import { Player } from '../lib/player/player';
import type { Track } from '../lib/player/track';
import { songTitle } from '../lib/song-title';
import { artistOnOpenPage } from '../lib/site-texts';
import { toast } from '../lib/toasts';
import type { Translations } from '../translations/catalogue';

/** The site's player. It reports each start to the server and shows the count of its answer. */
export function createPlayer(
  api: ApiClient,
  queries: QueryClient,
  /** The translations of the page that is open at the time. */
  translations: () => Translations['site'],
): Player {
  async function record(id: string): Promise<void> {
    try {
      const answer = await api.POST('/api/songs/{id}/plays', { params: { path: { id } } });
      unwrap(answer);
      showCounts(queries, api, id, countIn(answer.response, 'play-count', 'playCount'));
    } catch {
      const { error, player } = translations();
      toast({ title: error, description: player.playNotRecorded, tone: 'destructive' });
    }
  }

  const titleOf = (track: Track) => songTitle(track, splitLocale(location.pathname).locale).text;

  return new Player({
    onStart(track) {
      void record(track.id);
      const { player } = translations();
      toast({
        title: player.playing,
        description: player.songBy(titleOf(track), artistOnOpenPage(track.artist, queries)),
      });
    },
    onError(track, code) {
      void import('../lib/player/report-failure').then(
        ({ reportFailure }) => reportFailure(api, track, code),
        () => {},
      );
    },
    onFailure(track) {
      toast({ title: titleOf(track), description: translations().player.failed, tone: 'destructive' });
    },
  });
}
