import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../components/loaded';
import { PageHeader } from '../../../components/page-header';
import { PageSection } from '../../../components/page-section';
import { useCreatePath } from '../../../components/use-create-path';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDeadline } from '../../../lib/format';
import { listSx } from '../../../lib/list-styles';
import { placeSentences } from '../../../lib/place-sentences';
import { statusCountsQuery } from '../../../waiting/status-counts';
import { entryRequests } from '../../entries/api';
import { type AdminResult, type Prize, usePrize, useResult } from '../../results/api';
import { PrizePanel } from '../../../prize/prize-panel';
import type { Contest } from '../api';
import { Course } from './course';
import { overviewSentences } from './sentences';
import { stepAfter } from './step-after';
import { useAddress } from './use-address';
import { Visitors } from './visitors';

const t = overviewSentences.after;

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

const PLACES = 3;

function AfterResult({ contest, result, prize }: { contest: Contest; result: AdminResult; prize: Prize }) {
  const requests = useRequests(entryRequests);
  const { data: counts } = useQuery(statusCountsQuery(requests, contest.id));
  const to = useAddress(contest.id);
  const createPath = useCreatePath();
  const first = (result.preview?.lines ?? [])
    .filter(({ place }) => place !== null && place <= PLACES)
    .toSorted((one, other) => one.place! - other.place!);
  const [winner] = first;
  const step = stepAfter(result, prize);
  const words = t.steps[step];
  const standing = prize.offers.find(({ state }) => state === 'open' || state === 'accepted');
  const { next, blocked } = prize;
  const name = (next ?? blocked ?? standing)?.name ?? t.erased;
  const entryId = step === 'reach' ? standing?.entryId : null;
  const until = standing?.dueAt ? formatDeadline(standing.dueAt, contest.timeZone) : '';

  return (
    <>
      <PageHeader
        title={placeSentences.overview}
        sentence={winner?.name ? t.won(winner.name, shortPoints(winner.points.total)) : t.noWinner}
      >
        <Button
          variant="contained"
          component={Link}
          to={entryId ? createPath({ resource: 'entries', type: 'show', id: entryId }) : to('results')}
        >
          {words.act}
        </Button>
      </PageHeader>
      <Typography sx={{ mb: 2, maxWidth: '66ch' }}>{words.say(name, until)}</Typography>
      <Box sx={columnsSx}>
        <div>
          <PrizePanel contest={contest} />
          <PageSection title={t.places}>
            <Box component="ol" sx={{ ...listSx, maxWidth: '80ch' }}>
              {first.map((line) => (
                <li key={line.number}>
                  <span>
                    {line.place}. {line.name ?? t.erased}
                  </span>
                  <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
                    {t.points(shortPoints(line.points.total))}
                  </Box>
                </li>
              ))}
            </Box>
          </PageSection>
        </div>
        <Visitors contest={contest} />
      </Box>
      <PageSection title={t.before}>
        <Course contest={contest} counts={counts} />
      </PageSection>
    </>
  );
}

/** Points to one decimal at most, as visitors read them. */
const shortPoints = (thousandths: number) => String(Math.round(thousandths / 100) / 10);

const columnsSx = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
};
