import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../components/loaded';
import { PageSection } from '../../../components/page-section';
import { useRequests } from '../../../data-provider/use-requests';
import { ON_PHONE } from '../../../lib/phone';
import { voteRequests, type VoteCluster } from '../api';
import { voteSentences } from '../sentences';
import { chartColorsSx } from '../../../components/charts/chart-colors';
import { DecideBar } from '../decisions/decide-bar';
import { ClusterRow } from './cluster-row';
import { foundInWords } from './words';

const t = voteSentences.clusters;

/** The suspicious votes in clusters, those with most points first. */
export function Clusters({ contestId }: { contestId: string }) {
  const requests = useRequests(voteRequests);
  const query = useQuery({
    queryKey: ['votes', contestId, 'clusters'],
    queryFn: () => requests.listVoteClusters(contestId),
    staleTime: 0,
  });
  return (
    <PageSection title={t.title}>
      <Loaded query={query} failure={t.loadFailed}>
        {(clusters) =>
          clusters.length === 0 ? (
            <Typography>{t.none}</Typography>
          ) : (
            <ClusterTable contestId={contestId} clusters={clusters} />
          )
        }
      </Loaded>
    </PageSection>
  );
}

function ClusterTable({ contestId, clusters }: { contestId: string; clusters: VoteCluster[] }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // A cluster that has gone meanwhile is no longer chosen.
  const chosen = clusters.filter(({ id }) => ids.has(id));

  function choose(id: string, isChosen: boolean) {
    const next = new Set(ids);
    if (isChosen) next.add(id);
    else next.delete(id);
    setIds(next);
  }

  const all = (
    <FormControlLabel
      control={
        <Checkbox
          checked={chosen.length === clusters.length}
          indeterminate={chosen.length > 0 && chosen.length < clusters.length}
          onChange={({ target }) => setIds(new Set(target.checked ? clusters.map(({ id }) => id) : []))}
          slotProps={{ input: { 'aria-label': t.chooseAll } }}
        />
      }
      label={chosen.length === 0 && t.chooseAll}
      sx={{ m: 0 }}
    />
  );

  return (
    <>
      <DecideBar contestId={contestId} chosen={chosen} all={all} onDone={() => setIds(new Set())} />
      <Box component="table" aria-label={t.title} sx={{ ...chartColorsSx, ...clustersSx }}>
        <thead>
          <tr>
            <td />
            {[t.cluster, t.votes, t.points, t.from, t.entry, t.state].map((label) => (
              <th
                key={label}
                scope="col"
                className={label === t.votes ? 'number' : undefined}
                aria-sort={label === t.points ? 'descending' : undefined}
              >
                {label}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {clusters.map((cluster) => (
            <ClusterRow
              key={cluster.id}
              cluster={cluster}
              isChosen={ids.has(cluster.id)}
              onChoose={(isChosen) => choose(cluster.id, isChosen)}
            />
          ))}
        </tbody>
      </Box>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{foundInWords(clusters.length)}</Typography>
    </>
  );
}

/** Where there is no room for all columns, each row is a card. */
const clustersSx = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: '8px', textAlign: 'left', verticalAlign: 'top', borderBottom: '1px solid var(--line)' },
  '& thead th': { color: 'var(--ink-2)', fontWeight: 500 },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& .second': { display: 'block', color: 'var(--ink-2)', fontWeight: 400 },
  '& .number': { textAlign: 'right' },
  '& .choice, & .unfold': { width: 44, p: 0 },
  '& td.why': { pl: { md: '52px' } },
  [`@media ${ON_PHONE}`]: {
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, 1fr) 44px',
      gap: '4px 8px',
      py: 1,
      borderBottom: '1px solid var(--line)',
    },
    '& th, & td': { p: 0, border: 0, minWidth: 0, overflowWrap: 'anywhere' },
    '& tbody th': { gridColumn: '2 / 4', gridRow: 1, py: 1 },
    '& .unfold': { gridColumn: 4, gridRow: 1 },
    '& .number': { textAlign: 'left' },
    '& td[data-label]': { gridColumn: 'span 2' },
    '& td.why': { gridColumn: '1 / -1' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'var(--ink-2)',
      fontSize: 'var(--step--1)',
    },
  },
};
