import { Button } from '@mui/material';
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
  /** Of a contest that the page cannot show yet: when it can. */
  early?: string | null;
  /** The title if the contests cannot be loaded. */
  failure: string;
  /** Those that the page can show. */
  contests: ComponentProps<typeof Loaded<Listed[]>>['query'];
  /** The page with its heading. */
  children: (contest: Listed) => ReactNode;
}

/** A page about the chosen contest. Of a contest that it cannot show yet, it says when it can. */
export function ContestPage<Listed extends { id: string; title: string }>(props: Props<Listed>) {
  const { title, early = null, failure, contests, children } = props;
  const chosen = useContestOfBar();
  const contest = contests.data?.find(({ id }) => id === chosen.data?.id);
  const isKnown = chosen.data !== undefined && contests.data !== undefined;

  return (
    <>
      {contest === undefined && (
        <PageHeader
          title={title}
          sentence={isKnown && chosen.data ? (early ?? t.tooEarlyText(chosen.data.title)) : null}
        />
      )}
      <Loaded<unknown> query={chosen.data === undefined ? chosen : contests} failure={failure}>
        {() =>
          contest !== undefined ? (
            <Fragment key={contest.id}>{children(contest)}</Fragment>
          ) : (
            chosen.data === null && <NoContest />
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
