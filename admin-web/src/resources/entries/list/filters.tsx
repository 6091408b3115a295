import { Box, Button } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { OrderChoice } from '../../../components/order-choice';
import { PeriodFilter } from '../../../components/period-filter';
import { useIsPhone } from '../../../components/use-is-phone';
import { TASKS, useListFilters } from '../../../components/use-list-filters';
import { aiSentences } from '../ai/sentences';
import { entrySentences as t } from '../sentences';
import { videoSentences } from '../video-sentences';
import { AiFilter } from './ai-filter';
import { ORDER_CHOICES } from './sort-buttons';
import { TaskFilter } from './task-filter';
import { useStatusCounts } from './use-status-counts';

interface Props {
  /** What shares the line of the button. */
  before: ReactNode;
  after: ReactNode;
}

/** The filters beside status and search, behind one button: they would fill the first screen of a phone. */
export function Filters({ before, after }: Props) {
  const { filters } = useListFilters();
  const isPhone = useIsPhone();
  const behind = [
    filters.from !== undefined || filters.to !== undefined,
    filters.aiUse !== undefined,
    ...(isPhone ? TASKS.map((task) => filters[task]) : []),
  ].filter(Boolean).length;
  const [isOpen, setOpen] = useState(behind > 0);
  const id = useId();

  return (
    <>
      <Box sx={lineSx}>
        {before}
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t.moreFilters(behind)}
        </Button>
        {after}
        {!isPhone && <TaskFilters />}
      </Box>
      {isOpen && (
        <Box id={id} sx={panelSx}>
          <Box sx={{ ...lineSx, alignItems: 'end' }}>
            {isPhone && <TaskFilters />}
            <AiFilter />
            <DateFilter />
          </Box>
          <OrderChoice choices={ORDER_CHOICES} />
        </Box>
      )}
    </>
  );
}

function TaskFilters() {
  const counts = useStatusCounts();
  return (
    <>
      <TaskFilter label={videoSentences.filter} filter="isVideoBroken" count={counts?.videoBroken} isUrgent />
      <TaskFilter label={aiSentences.doubtfulFilter} filter="isAiDoubtful" count={counts?.aiDoubtful} />
      <TaskFilter label={t.thread.filter} filter="isUnanswered" count={counts?.unanswered} />
    </>
  );
}

/** Filters the list by submission date. */
function DateFilter() {
  const { filters, changeFilters } = useListFilters();
  const isNarrowed = filters.from !== undefined || filters.to !== undefined;
  return (
    <Box role="group" aria-label={t.datesGroup} sx={lineSx}>
      <PeriodFilter fromLabel={t.from} untilLabel={t.to} />
      {isNarrowed && (
        <Button onClick={() => changeFilters({ from: undefined, to: undefined })}>{t.allDates}</Button>
      )}
    </Box>
  );
}

const lineSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

// As wide as the list, whose order is chosen in it while the list has no heads of columns.
const panelSx = { display: 'grid', gap: 1, py: 1, containerType: 'inline-size' };
