import { Box } from '@mui/material';
import { useContests } from '../../../chosen-contest/use-contests';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';

/** The titles of the contest's song, one of which the paper in the photo must show. */
export function Paper({ entry }: { entry: Entry }) {
  const { data: contests = [] } = useContests();
  const contest = contests.find(({ id }) => id === entry.contestId);

  return (
    <Box component="p" sx={{ minHeight: '1.55em', m: 0, mb: 1, color: 'text.secondary', '& b': titleSx }}>
      {contest && (
        <>
          {t.paperMustRead}{' '}
          {contest.songTitleMalayalam && (
            <>
              <b lang="ml">{contest.songTitleMalayalam}</b> {t.or}{' '}
            </>
          )}
          <b>{contest.songTitle}</b>
        </>
      )}
    </Box>
  );
}

const titleSx = { color: 'text.primary', fontWeight: 500 };
