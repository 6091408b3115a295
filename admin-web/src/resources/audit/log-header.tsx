import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { PageHeader } from '../../components/page-header';
import { useListFilters } from '../../components/use-list-filters';
import { formatCount } from '../../lib/format';
import { commonSentences } from '../../lib/sentences';
import { placeSentences } from '../../lib/place-sentences';
import { auditSentences as t } from './sentences';

interface Props {
  /** What the lines of the log are. */
  unit: 'acts' | 'lines';
  children?: ReactNode;
}

/** Says how long the log is. */
export function LogHeader({ unit, children }: Props) {
  const refresh = useRefresh();
  const { total } = useListContext();
  const isChosen = Object.keys(useListFilters().filters).length > 0;
  return (
    <PageHeader
      title={placeSentences.auditLog}
      sentence={total === undefined ? null : sentenceOf(total, isChosen ? 'chosen' : unit)}
    >
      <Button variant="outlined" onClick={refresh}>
        {commonSentences.refresh}
      </Button>
      {children}
    </PageHeader>
  );
}

function sentenceOf(total: number, unit: 'chosen' | Props['unit']): string {
  return total === 0 && unit !== 'chosen' ? t.say.none : t.say[unit](formatCount(total), total === 1);
}
