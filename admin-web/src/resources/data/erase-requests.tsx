import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCreatePath } from '../../components/use-create-path';
import { Link as RouterLink } from 'react-router';
import { Loaded } from '../../components/loaded';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import { useRequests } from '../../data-provider/use-requests';
import { formatDate, formatDateTime } from '../../lib/format';
import { lineLinkSx } from '../../lib/link-styles';
import { retentionRequests, type EraseRequest } from './api';
import { dataSentences } from './sentences';
import { DataSection, rowsSx } from './data-section';

const t = dataSentences.requests;

const TONES: Record<EraseRequest['state'], StatusTone> = {
  asked: 'aside',
  'taken-back': 'aside',
  confirmed: 'waiting',
  held: 'bad',
  erased: 'good',
  done: 'good',
};

export function useEraseRequests() {
  const requests = useRequests(retentionRequests);
  return useQuery({
    queryKey: ['data', 'requests'],
    queryFn: () => requests.listEraseRequests(),
    staleTime: 0,
  });
}

/** The requests of entrants to erase their data, those that wait first. */
export function EraseRequests() {
  const query = useEraseRequests();

  return (
    <DataSection title={t.title} intro={t.intro}>
      <Loaded query={query} failure={t.loadFailed}>
        {(requests) =>
          requests.length === 0 ? (
            <Typography>{t.none}</Typography>
          ) : (
            <Box component="ul" aria-label={t.title} sx={rowsSx}>
              {requests.map((request) => (
                <li key={request.id}>
                  <Request request={request} />
                </li>
              ))}
            </Box>
          )
        }
      </Loaded>
    </DataSection>
  );
}

function Request({ request }: { request: EraseRequest }) {
  const { entryId, name, contest, state, isHeld, askedAt, dueAt, erasedAt } = request;
  const createPath = useCreatePath();
  // A hold that was set after the last night delays it as well.
  const shown = state === 'confirmed' && isHeld ? 'held' : state;
  const when = [
    t.asked(formatDateTime(askedAt)),
    erasedAt ? t.doneOn(formatDate(erasedAt)) : dueAt && t.due(formatDate(dueAt)),
  ];

  return (
    <>
      {name === null ? (
        <Box sx={{ fontWeight: 500 }}>{t.erased}</Box>
      ) : (
        <Link
          component={RouterLink}
          to={createPath({ resource: 'entries', type: 'show', id: entryId })}
          sx={lineLinkSx}
        >
          {name}
        </Link>
      )}
      <Box>{contest}</Box>
      <StatusLabel tone={TONES[shown]} label={<Box sx={{ whiteSpace: 'normal' }}>{t.states[shown]}</Box>} />
      <Box sx={{ color: 'text.secondary' }}>{when.filter(Boolean).join(', ')}</Box>
    </>
  );
}
