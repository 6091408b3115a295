import { JsonLd } from '../../components/json-ld';
import { artistOf } from '../../components/artist-json-ld';
import { useServices } from '../../lib/services';
import { site } from '../../translations/site';
import type { Contest } from './contest-queries';

export function ContestJsonLd({ contest }: { contest: Contest }) {
  const { origin } = useServices();
  return (
    <JsonLd
      data={{
        '@type': 'Event',
        name: contest.title,
        description: site.description,
        url: `${origin}/`,
        image: `${origin}/og-image.png`,
        eventStatus: 'https://schema.org/EventScheduled',
        startDate: contest.opensAt,
        endDate: contest.winnerAt,
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: `${origin}/` },
        organizer: artistOf(origin),
        sponsor: contest.sponsorName
          ? { '@type': 'Organization', name: contest.sponsorName, url: contest.sponsorUrl ?? undefined }
          : undefined,
      }}
    />
  );
}
