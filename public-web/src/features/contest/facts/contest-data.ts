import { localizedPath, ownerText } from '@paattu/shared/locales';
import { artistData } from '../../../components/artist-data';
import { sitePicture } from '../../../components/site-picture';
import type { PageContext, StructuredData } from '../../../components/structured-data';
import type { Contest } from './contest-queries';

/** The contest as an event, at the address of its page. */
export function contestData(contest: Contest, path: string, page: PageContext): StructuredData {
  const { origin, locale, texts } = page;
  const url = origin + localizedPath(locale, path);
  return {
    '@type': 'Event',
    name: ownerText(locale, contest.title, contest.titleMalayalam),
    description: texts.tagline?.text,
    url,
    image: origin + sitePicture(texts),
    eventStatus: 'https://schema.org/EventScheduled',
    startDate: contest.opensAt,
    endDate: contest.winnerAt,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: artistData(page),
    sponsor: contest.sponsorName
      ? {
          '@type': 'Organization',
          name: ownerText(locale, contest.sponsorName, contest.sponsorNameMalayalam),
          url: contest.sponsorUrl ?? undefined,
        }
      : undefined,
  };
}
