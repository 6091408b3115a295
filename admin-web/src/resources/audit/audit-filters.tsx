import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { AUDIT_SUBJECTS } from '@paattu/shared/audit-actions';
import { useAllContests } from '../../components/use-all-contests';
import { FilterBar } from '../../components/filter-bar';
import { PeriodFilter } from '../../components/period-filter';
import { useListFilters } from '../../components/use-list-filters';
import { useRequests } from '../../data-provider/use-requests';
import { auditRequests } from './api';
import { auditSentences as t } from './sentences';
import { actorName } from './actor-name';
import { ChoiceFilter } from './choice-filter';

const SYSTEM = 'system';

export function AuditFilters() {
  const { filters, changeFilters } = useListFilters();
  const requests = useRequests(auditRequests);
  // Without the answer, the list can still be filtered by everything else.
  const { data: actors = [] } = useQuery({
    queryKey: ['audit', 'actors'],
    queryFn: () => requests.loadAuditActors(),
    staleTime: 0,
  });
  // Drafts too. Not the chosen contest of the other lists: it would hide what was done to the others.
  const { data: contests = [] } = useAllContests();

  return (
    <FilterBar>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flex: '1 1 420px', maxWidth: 640, minWidth: 0 }}>
        <ChoiceFilter
          label={t.contest}
          all={t.allContests}
          value={filters.contestId}
          choices={contests.map(({ id, title }) => [id, title])}
          onChange={(contestId) => changeFilters({ contestId })}
        />
        <ChoiceFilter
          label={t.kind}
          all={t.everything}
          value={filters.subjectKind}
          choices={AUDIT_SUBJECTS.map((kind) => [kind, t.kinds[kind]])}
          onChange={(subjectKind) => changeFilters({ subjectKind })}
        />
        <ChoiceFilter
          label={t.actor}
          all={t.everybody}
          value={filters.actor}
          choices={[
            ...actors.map(({ id, email }): [string, string] => [
              id,
              actorName({ actorId: id, actor: email }),
            ]),
            [SYSTEM, t.system],
          ]}
          onChange={(actor) => changeFilters({ actor })}
        />
      </Box>
      <PeriodFilter fromLabel={t.from} untilLabel={t.until} />
    </FilterBar>
  );
}
