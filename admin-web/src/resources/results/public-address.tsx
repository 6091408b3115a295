import { Link as ExternalLink, Typography } from '@mui/material';
import { lineLinkSx } from '../../lib/link-styles';
import { resultSentences } from './sentences';
import type { ResultProps } from './result-props';

/** Where the last announced version is public, also while a correction is proposed. */
export function PublicAddress({ contest: { slug } }: Pick<ResultProps, 'contest'>) {
  const address = `/contests/${slug}/results`;
  return (
    <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {resultSentences.announced.public}{' '}
      <ExternalLink href={address} target="_blank" rel="noopener" sx={lineLinkSx}>
        {address}
      </ExternalLink>
    </Typography>
  );
}
