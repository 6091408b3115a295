import { JsonLd } from '../../components/json-ld';
import { useServices } from '../../lib/services';
import type { Contest } from './contest-queries';

export function ContestJsonLd({ contest }: { contest: Contest }) {
  const { origin } = useServices();
  return (
    <JsonLd
      data={{
        '@type': 'Event',
        name: contest.title,
        startDate: contest.opensAt,
        endDate: contest.winnerAt,
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: `${origin}/` },
        sponsor: contest.sponsorName
          ? { '@type': 'Organization', name: contest.sponsorName, url: contest.sponsorUrl ?? undefined }
          : undefined,
      }}
    />
  );
}
