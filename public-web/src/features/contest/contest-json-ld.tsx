import { localizedPath, ownerText } from '@paattu/api-client/locales';
import { JsonLd } from '../../components/json-ld';
import { artistOf } from '../../components/artist-json-ld';
import { useServices } from '../../lib/services';
import { useLocale, useTranslations } from '../../translations/use-translations';
import type { Contest } from './contest-queries';

export function ContestJsonLd({ contest }: { contest: Contest }) {
  const site = useTranslations('site');
  const locale = useLocale();
  const { origin } = useServices();
  const home = origin + localizedPath(locale, '/');
  return (
    <JsonLd
      data={{
        '@type': 'Event',
        name: ownerText(locale, contest.title, contest.titleMalayalam),
        description: site.description,
        url: home,
        image: `${origin}/og-image.png`,
        eventStatus: 'https://schema.org/EventScheduled',
        startDate: contest.opensAt,
        endDate: contest.winnerAt,
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: home },
        organizer: artistOf(origin, locale, site),
        sponsor: contest.sponsorName
          ? {
              '@type': 'Organization',
              name: ownerText(locale, contest.sponsorName, contest.sponsorNameMalayalam),
              url: contest.sponsorUrl ?? undefined,
            }
          : undefined,
      }}
    />
  );
}
