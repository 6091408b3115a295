import { Box, Link as ExternalLink, Typography } from '@mui/material';
import { Loaded } from '../../../components/loaded';
import { SitePreview } from '../../../components/site-preview';
import { consoleLanguage } from '../../../lib/language';
import type { Contest } from '../api';
import { contestSentences } from '../sentences';
import { isAnnounced, usePublicContest } from '../use-public-contest';
import { overviewSentences as t } from './sentences';

/** The first screen of the contest, as visitors see it now. */
export function Visitors({ contest }: { contest: Contest }) {
  const query = usePublicContest(contest);
  if (!isAnnounced(contest))
    return <Typography sx={{ color: 'text.secondary' }}>{contestSentences.timeline.notYet}</Typography>;
  return (
    <Loaded query={query} failure={t.visitorsFailed}>
      {(shown) => (
        <Box sx={{ minWidth: 0 }}>
          <SitePreview
            show={({ ContestPreview }) => (
              <Box sx={frameSx}>
                <ContestPreview contest={shown} language={consoleLanguage()} />
              </Box>
            )}
          />
          <ExternalLink
            href={shown.isCurrent ? '/' : `/contests/${shown.slug}`}
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-block', py: 1.25 }}
          >
            {t.open}
          </ExternalLink>
        </Box>
      )}
    </Loaded>
  );
}

const frameSx = { overflow: 'hidden', border: '1px solid var(--line)', borderRadius: 'var(--r-2)' };
