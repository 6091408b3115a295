import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { PeriodFilter } from '../../../components/period-filter';
import { useListFilters } from '../../../components/use-list-filters';
import { entrySentences as t } from '../sentences';

/** Filters the list by submission date. Collapsed at first, because two more fields take much space on a phone. */
export function DateFilter() {
  const { filters, changeFilters } = useListFilters();
  const isNarrowed = filters.from !== undefined || filters.to !== undefined;
  const [isOpen, setOpen] = useState(isNarrowed);
  const id = useId();

  return (
    <>
      <Button variant="outlined" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t.dates}
      </Button>
      {isOpen && (
        <Box id={id} role="group" aria-label={t.datesGroup} sx={fieldsSx}>
          <PeriodFilter fromLabel={t.from} untilLabel={t.to} />
          {isNarrowed && (
            <Button onClick={() => changeFilters({ from: undefined, to: undefined })}>{t.allDates}</Button>
          )}
        </Box>
      )}
    </>
  );
}

const fieldsSx = { order: 1, display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' };
