import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { PageSection } from '../../../components/page-section';
import type { ConsoleDataProvider } from '../../../data-provider';
import { translations } from '../../../translations';
import { Checklist } from '../checklist/checklist';
import { ReasonDialog } from '../reason-dialog';
import type { ResultProps } from '../result-props';
import { ProposeButton } from './propose-button';

const t = translations.results.correct;

/** Proposes a version that corrects the last one, with a public reason. */
export function Correct(props: ResultProps) {
  const { contest, result } = props;
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isOpen, setOpen] = useState(false);
  const text = t.text(result.nextVersion);
  return (
    <PageSection title={t.heading}>
      <Typography sx={{ mb: 2, maxWidth: '66ch' }}>{text}</Typography>
      {result.blockers.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <Checklist {...props} canWaive />
        </Box>
      )}
      <ProposeButton label={t.open} blockers={result.blockers} onClick={() => setOpen(true)} />
      {isOpen && (
        <ReasonDialog
          labels={t}
          text={text}
          act={(reasons) => dataProvider.proposeResult(contest.id, reasons)}
          onClose={() => setOpen(false)}
        />
      )}
    </PageSection>
  );
}
