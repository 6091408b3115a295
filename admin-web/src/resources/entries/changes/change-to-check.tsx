import { Box, Link, Typography } from '@mui/material';
import { useCreatePath } from '../../../components/use-create-path';
import { Link as RouterLink } from 'react-router';
import { DeadAddressLabel } from '../../../components/dead-address';
import { formatDateTime } from '../../../lib/format';
import { lineLinkSx } from '../../../lib/link-styles';
import type { Entry, Revision } from '../api';
import { changeSentences as t } from './sentences';
import { EntryStatus } from '../entry-status';
import { Paper } from '../review/paper';
import { ChangedPart } from './changed-part';
import { ChangedPhoto } from './changed-photo';
import { ChangedVideo } from './changed-video';

interface Props {
  entry: Entry;
  revision: Revision;
  isEnlarged: boolean;
  onEnlarge: (isEnlarged: boolean) => void;
  isPlaying: boolean;
  onPlay: () => void;
}

/** The entry as it is beside what its entrant proposes, for each part that changes. */
export function ChangeToCheck({ entry, revision, isEnlarged, onEnlarge, isPlaying, onPlay }: Props) {
  const createPath = useCreatePath();
  const unchanged = [
    revision.name === null && t.parts.name,
    revision.photoUrl === null && t.parts.photo,
    revision.videoId === null && t.parts.video,
  ].filter((part) => part !== false);

  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {entry.name}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
          <EntryStatus entry={entry} />
          {entry.doEmailsComeBack && <DeadAddressLabel />}
          <span>{t.proposedAt(formatDateTime(revision.createdAt))}</span>
          <Link
            component={RouterLink}
            to={createPath({ resource: 'entries', type: 'show', id: entry.id })}
            sx={lineLinkSx}
          >
            {t.entry}
          </Link>
        </Box>
        {unchanged.length > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t.unchanged(unchanged.join(', '))}</Typography>
        )}
      </Box>
      {revision.name !== null && (
        <ChangedPart title={t.parts.name} now={entry.name} proposed={revision.name} />
      )}
      {revision.photoUrl !== null && (
        <ChangedPhoto entry={entry} revision={revision} isEnlarged={isEnlarged} onEnlarge={onEnlarge}>
          <Paper entry={entry} />
        </ChangedPhoto>
      )}
      {revision.videoId !== null && (
        <ChangedVideo
          entry={entry}
          revision={revision}
          videoId={revision.videoId}
          isPlaying={isPlaying}
          onPlay={onPlay}
        />
      )}
    </>
  );
}
