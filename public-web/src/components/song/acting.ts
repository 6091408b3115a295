import type { ApiClient, Session } from '@paattu/api-client';
import { type Locale, localizedPath } from '@paattu/shared/locales';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { keepPress } from '../../lib/press';
import { navigate, useLocation } from '../../lib/router/router';
import { useServices } from '../../lib/services';
import { songTitle } from '../../lib/song-title';
import type { Track } from '../../lib/player/track';
import { toast } from '../../lib/toasts';
import type { Translations } from '../../translations/catalogue';
import { useLocale, useTranslations } from '../../translations/use-translations';

/** What a vote or a favorite is done with: on the page of the press, or on the sign-in page afterwards. */
export interface Acting {
  api: ApiClient;
  session: Session;
  queries: QueryClient;
  locale: Locale;
  t: Translations['songs'];
  site: Translations['site'];
  askToSignIn(act: 'upvote' | 'downvote' | 'favorite', remove: boolean, song: ActedOn): void;
}

export type ActedOn = Pick<Track, 'id' | 'slug' | 'title' | 'titleMalayalam'>;

/** For a press on this page. An anonymous visitor goes to the sign-in page, which does it and comes back to the song. */
export function useActing(): Acting {
  const t = useTranslations('songs');
  const site = useTranslations('site');
  const locale = useLocale();
  const queries = useQueryClient();
  const { api, session } = useServices();
  const { pathname, search, hash } = useLocation();
  return {
    api,
    session,
    queries,
    locale,
    t,
    site,
    askToSignIn(act, remove, song) {
      const reason = act === 'favorite' ? 'favorite' : 'vote';
      toast({ title: t.loginRequired.title, description: t.loginRequired[reason] });
      // Its place in the list.
      const place = `song-${song.slug}`;
      const page = keepPress(
        { act, remove, songId: song.id, title: songTitle(song, locale).text },
        pathname + search,
        document.getElementById(place) ? `#${place}` : hash,
      );
      navigate(localizedPath(locale, `/auth?returnTo=${encodeURIComponent(page)}`));
    },
  };
}
