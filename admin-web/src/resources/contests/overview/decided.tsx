import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../components/loaded';
import { PageHeader } from '../../../components/page-header';
import { PageSection } from '../../../components/page-section';
import { useCreatePath } from '../../../components/use-create-path';
import { useRequests } from '../../../data-provider/use-requests';
import { listSx } from '../../../lib/list-styles';
import { placeSentences } from '../../../lib/place-sentences';
import { afterResult } from '../../../prize/after-result';
import { PrizePanel } from '../../../prize/prize-panel';
import { prizeStepSentences as t } from '../../../prize/step-sentences';
import { statusCountsQuery } from '../../../waiting/status-counts';
import { entryRequests } from '../../entries/api';
import { usePrize, useResult } from '../../../prize/queries';
import type { AdminResult, Prize } from '../../results/api';
import type { Contest } from '../api';
import { Course } from './course';
import { overviewSentences } from './sentences';
import { Visitors } from './visitors';

interface Props {
  contest: Contest;
  /** The page of a contest that was decided without votes and marks. */
  otherwise: ReactNode;
}

/** The overview of a decided contest: the winner, the prize and the next step, and then the phases before. */
export function Decided({ contest, otherwise }: Props) {
  const result = useResult(contest.id);
  const prize = usePrize(contest.id);
  const isKnown = result.data !== undefined && (result.data.state === 'draft' || prize.data !== undefined);
  return (
    <>
      {!isKnown && <PageHeader title={placeSentences.overview} sentence={null} />}
      <Loaded query={result} failure={overviewSentences.loadFailed}>
        {(found) =>
          found.state === 'draft' ? (
            otherwise
          ) : (
            <Loaded query={prize} failure={overviewSentences.loadFailed}>
              {(offered) => <AfterResult contest={contest} result={found} prize={offered} />}
            </Loaded>
          )
        }
      </Loaded>
    </>
  );
}

function AfterResult({ contest, result, prize }: { contest: Contest; result: AdminResult; prize: Prize }) {
  const requests = useRequests(entryRequests);
  const { data: counts } = useQuery(statusCountsQuery(requests, contest.id));
  const createPath = useCreatePath();
  const { first, winner, waits, say, act, to } = afterResult(contest, result, prize, createPath);

  return (
    <>
      <PageHeader
        title={placeSentences.overview}
        sentence={winner === null ? t.noWinner : t.won(winner, first[0]!.points)}
      >
        <Button variant="contained" component={Link} to={to}>
          {act}
        </Button>
      </PageHeader>
      <Typography sx={{ mb: 2, maxWidth: '66ch' }}>
        {waits !== null && <b>{waits}. </b>}
        {say}
      </Typography>
      <Box sx={columnsSx}>
        <div>
          <PrizePanel contest={contest} />
          <PageSection title={t.places}>
            <Box component="ol" sx={{ ...listSx, maxWidth: '80ch' }}>
              {first.map(({ number, place, name, points }) => (
                <li key={number}>
                  <span>
                    {place}. {name}
                  </span>
                  <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
                    {t.points(points)}
                  </Box>
                </li>
              ))}
            </Box>
          </PageSection>
        </div>
        <Visitors contest={contest} />
      </Box>
      <PageSection title={overviewSentences.before}>
        <Course contest={contest} counts={counts} />
      </PageSection>
    </>
  );
}

const columnsSx = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
};
