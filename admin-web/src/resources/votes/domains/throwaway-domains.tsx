import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Loaded } from '../../../components/loaded';
import { PageSection } from '../../../components/page-section';
import { useKeptFocus } from '../../../components/use-kept-focus';
import { useRequests } from '../../../data-provider/use-requests';
import { voteRequests, type DisposableDomain } from '../api';
import { voteSentences } from '../sentences';
import { listSx } from '../../../lib/list-styles';
import { AddDomain } from './add-domain';
import { Domain } from './domain';

const t = voteSentences.domains;

/** The throwaway domains that the owner added, the last one first. They are the same for all contests. */
export function ThrowawayDomains() {
  const requests = useRequests(voteRequests);
  const query = useQuery({
    queryKey: ['votes', 'disposable-domains'],
    queryFn: () => requests.listDisposableDomains(),
    staleTime: 0,
  });
  return (
    <PageSection title={t.title}>
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Loaded query={query} failure={t.loadFailed}>
        {(domains) => <Domains domains={domains} />}
      </Loaded>
    </PageSection>
  );
}

function Domains({ domains }: { domains: DisposableDomain[] }) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, domains, 'input');
  return (
    <div ref={place}>
      <AddDomain />
      {domains.length === 0 ? (
        <Typography>{t.none}</Typography>
      ) : (
        <Box component="ul" aria-label={t.title} sx={listSx}>
          {domains.map((domain) => (
            <Domain key={domain.domain} domain={domain} />
          ))}
        </Box>
      )}
    </div>
  );
}
