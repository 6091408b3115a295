import { Box, Typography } from '@mui/material';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Loaded } from '../components/loaded';
import { PageHeader } from '../components/page-header';
import { commonSentences } from '../lib/sentences';
import { ContestChooser } from './contest-chooser';
import { useChosenContest } from './use-chosen-contest';

interface Props<Listed> {
  title: string;
  intro: string;
  /** The title if the contests cannot be loaded. */
  failure: string;
  /** Those that the page can show. */
  contests: ComponentProps<typeof Loaded<Listed[]>>['query'];
  children: (contest: Listed) => ReactNode;
}

/** A page about one contest: the first one, if the chosen one is not among them. */
export function ContestPage<Listed extends { id: string; title: string }>(props: Props<Listed>) {
  const { title, intro, failure, contests, children } = props;
  const chosen = useChosenContest(undefined, contests.data);

  return (
    <>
      <PageHeader title={title} />
      <Loaded query={contests} failure={failure}>
        {(listed) => {
          const contest = listed.find(({ id }) => id === chosen.contestId) ?? listed[0];
          return contest === undefined ? (
            <Typography>{commonSentences.chosenContest.none}</Typography>
          ) : (
            <>
              <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{intro}</Typography>
              <Box sx={{ mb: 3 }}>
                <ContestChooser chosen={{ contestId: contest.id }} among={listed} onChoose={() => {}} />
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
