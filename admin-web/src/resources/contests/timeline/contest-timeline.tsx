import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAllContests } from '../../../components/use-all-contests';
import type { Contest } from '../api';
import { contestSentences as t } from '../sentences';
import { type ContestDraft, hasMarks } from '../contest-draft';
import { lifeOf } from './life-of';
import { PhaseLine } from './phase-line';
import { SiteOnDialog } from './site-on-dialog';

/** The phases of the contest on one line, with the dates of the form. Each opens the site's own screen of its first moment. */
export function ContestTimeline({ contest }: { contest?: Contest }) {
  const draft = useWatch() as ContestDraft;
  const { data: contests = [] } = useAllContests();
  const [shown, setShown] = useState<number | null>(null);
  const life = lifeOf(draft, contest, contests);
  if (!life) return null;

  return (
    <Box component="section" aria-labelledby="timeline" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Typography variant="h3" id="timeline">
        {t.timeline.heading}
      </Typography>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t.timeline.hint}</Typography>
      <PhaseLine
        life={life}
        hasMarks={hasMarks(draft)}
        timeZone={draft.timeZone}
        onOpen={(instant) => setShown(instant)}
      />
      {life.certifiedAt === null && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t.timeline.certifyLast}
        </Typography>
      )}
      {shown !== null && (
        <SiteOnDialog
          draft={draft}
          contest={contest}
          life={life}
          others={contests}
          instant={shown}
          onClose={() => setShown(null)}
        />
      )}
    </Box>
  );
}
