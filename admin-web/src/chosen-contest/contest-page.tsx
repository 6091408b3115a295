import { Button, Typography } from '@mui/material';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../components/loaded';
import { Notice } from '../components/notice';
import { PageHeader } from '../components/page-header';
import { useCreatePath } from '../components/use-create-path';
import { commonSentences } from '../lib/sentences';
import { useContestOfBar } from './use-chosen-contest';

const t = commonSentences.chosenContest;

interface Props<Listed> {
  title: string;
  /** What the page is for; a page without it has a heading of its own. */
  intro?: string;
  /** The title if the contests cannot be loaded. */
  failure: string;
  /** Those that the page can show. */
  contests: ComponentProps<typeof Loaded<Listed[]>>['query'];
  children: (contest: Listed) => ReactNode;
}

/** A page about the chosen contest. Of a contest that it cannot show yet, it says so. */
export function ContestPage<Listed extends { id: string; title: string }>(props: Props<Listed>) {
  const { title, intro, failure, contests, children } = props;
  const chosen = useContestOfBar();
  const contest = contests.data?.find(({ id }) => id === chosen.data?.id);
  const hasHeading = intro === undefined && contest !== undefined;

  return (
    <>
      {!hasHeading && <PageHeader title={title} />}
      <Loaded<unknown> query={chosen.data === undefined ? chosen : contests} failure={failure}>
        {() =>
          contest !== undefined ? (
            <>
              {intro !== undefined && (
                <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{intro}</Typography>
              )}
              <Fragment key={contest.id}>{children(contest)}</Fragment>
            </>
          ) : chosen.data ? (
            <Notice title={t.tooEarly} text={t.tooEarlyText(chosen.data.title)} />
          ) : (
            <NoContest />
          )
        }
      </Loaded>
    </>
  );
}

/** Takes the place of a page about a contest while there is none. */
export function NoContest() {
  const createPath = useCreatePath();
  return (
    <Notice title={t.none} text={t.noneText}>
      <Button variant="contained" component={Link} to={createPath({ resource: 'contests', type: 'create' })}>
        {t.create}
      </Button>
    </Notice>
  );
}
