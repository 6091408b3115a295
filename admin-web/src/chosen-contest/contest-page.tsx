import { Box, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Loaded } from '../components/loaded';
import { PageHeader } from '../components/page-header';
import type { AnnouncedContest } from '../records';
import { translations } from '../translations';
import { ContestChooser } from './contest-chooser';
import { useChosenContest } from './use-chosen-contest';
import { useContests } from './use-contests';

interface Props {
  title: string;
  intro: string;
  /** The title if the contests cannot be loaded. */
  failure: string;
  children: (contest: AnnouncedContest) => ReactNode;
}

/** A page about one contest: the current one, if all are chosen. */
export function ContestPage({ title, intro, failure, children }: Props) {
  const chosen = useChosenContest();
  const contests = useContests();

  return (
    <>
      <PageHeader title={title} />
      <Loaded query={contests} failure={failure}>
        {(listed) => {
          const contest = listed.find(({ id }) => id === chosen.contestId) ?? listed[0];
          return contest === undefined ? (
            <Typography>{translations.chosenContest.none}</Typography>
          ) : (
            <>
              <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{intro}</Typography>
              <Box sx={{ mb: 3 }}>
                <ContestChooser chosen={{ contestId: contest.id }} onChoose={() => {}} />
              </Box>
              {/* The chooser keeps the focus when another contest is shown. */}
              <Fragment key={contest.id}>{children(contest)}</Fragment>
            </>
          );
        }}
      </Loaded>
    </>
  );
}
