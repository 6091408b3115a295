import { Box, Link, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Entry } from '../api';
import { formatDate, formatDateTime } from '../../../lib/format';
import { entrySentences as t } from '../sentences';
import { AiFacts } from '../ai/ai-facts';
import { EntryStatus } from '../entry-status';
import { useEntryPhoto } from '../use-entry-photo';
import { VideoFacts } from '../video-facts';
import { VideoFindings } from '../video-findings';
import { EntryFacts } from './entry-facts';
import { EntryHistory } from './entry-history';
import { EntryNotes } from './entry-notes';
import { EntryThread } from './thread/entry-thread';
import { EntryProof } from './entry-proof';
import { PhotoToCheck } from './photo-to-check';
import { RelatedEntries } from './related-entries';
import type { View } from './review-header';
import { VideoToCheck } from './video-to-check';
import { DeadAddressLabel } from '../../../components/dead-address';
import { Loading } from '../../../components/loading';
import { SitePreview } from '../../../components/site-preview';
import { useBlobUrl } from '../../../components/use-blob-url';
import { useCreatePath } from '../../../components/use-create-path';
import { Link as RouterLink } from 'react-router';
import { lineLinkSx } from '../../../lib/link-styles';
import { changeSentences } from '../changes/sentences';

interface Props {
  entry: Entry;
  /** Its photo loads in advance. */
  next: Entry | null;
  view: View;
  isPlaying: boolean;
  onPlay: () => void;
}

export function EntryDetail({ entry, next, view, isPlaying, onPlay }: Props) {
  const isPhotoLoaded = useEntryPhoto(entry, 'full').isSuccess;

  return (
    <>
      {isPhotoLoaded && next && <LoadPhoto entry={next} />}
      {view === 'review' ? (
        <Box role="tabpanel" id="panel-review" aria-labelledby="tab-review">
          <Name entry={entry} />
          <Parts
            photo={<PhotoToCheck entry={entry} />}
            talk={
              <>
                <EntryThread key={`thread of ${entry.id}`} entry={entry} />
                <EntryNotes key={entry.id} id={entry.id} />
                <EntryHistory id={entry.id} />
              </>
            }
          >
            <RelatedEntries key={`related to ${entry.id}`} id={entry.id} />
            <VideoToCheck entry={entry} isPlaying={isPlaying} onPlay={onPlay} />
            <VideoFacts video={entry.video} />
            <VideoFindings video={entry.video} />
            <AiFacts entry={entry} flags={entry.video && entry.video.flags} />
            <ProposedChange entry={entry} />
            <EntryFacts entry={entry} />
            <EntryProof key={`proof of ${entry.id}`} entry={entry} />
          </Parts>
        </Box>
      ) : (
        <Box role="tabpanel" id="panel-site" aria-labelledby="tab-site" sx={{ maxWidth: 380 }}>
          <Name entry={entry} />
          <EntryPreview entry={entry} />
        </Box>
      )}
    </>
  );
}

interface PartsProps {
  photo: ReactNode;
  /** What is written to the entrant and of the entry, and what has happened. */
  talk: ReactNode;
  /** What the entrant has sent. */
  children: ReactNode;
}

/**
 * Two columns: below the photo what is written, beside it what was sent. In one column, what is written comes last. The
 * order is that of the page when it opened: a part that moved would lose what is typed in it.
 */
function Parts({ photo, talk, children }: PartsProps) {
  const [isWide] = useState(() => matchMedia(TWO_COLUMNS).matches);
  return (
    <Box sx={reviewSx}>
      <Box sx={columnSx}>
        {photo}
        {isWide && talk}
      </Box>
      <Box sx={columnSx}>
        {children}
        {!isWide && talk}
      </Box>
    </Box>
  );
}

const TWO_COLUMNS = '(min-width: 900px)';

const columnSx = { minWidth: 0 };

function Name({ entry }: { entry: Entry }) {
  return (
    <Box sx={nameSx}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {entry.name}
      </Typography>
      <EntryStatus entry={entry} />
      {entry.doEmailsComeBack && <DeadAddressLabel />}
      {entry.status !== 'pending' && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t.changed} {formatDate(entry.updatedAt)}
        </Box>
      )}
    </Box>
  );
}

const nameSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 2 };

function LoadPhoto({ entry }: { entry: Entry }) {
  useEntryPhoto(entry, 'full');
  return null;
}

const reviewSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${TWO_COLUMNS}`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  columnGap: 4,
  rowGap: 2,
  mb: 3,
};

/** Previews the entry in the gallery. Waits for the photo, because the card would show a missing photo otherwise. */
function EntryPreview({ entry }: { entry: Entry }) {
  // Both are read here: of what only the cards read, which come later, React Query would not tell this component.
  const { data: photo, isError } = useEntryPhoto(entry, 'card');
  const photoUrl = useBlobUrl(photo);
  const { id, slug, name, videoId, youtubeUrl, viewCount, viewsRefreshedAt, submittedAt, contestTitle } =
    entry;
  const shown = {
    id,
    slug,
    name,
    videoId,
    youtubeUrl,
    viewCount,
    viewsRefreshedAt,
    aiUse: entry.aiUse,
    submittedAt,
    contestTitle,
    contestTitleMalayalam: null,
  };

  return (
    <SitePreview
      show={({ EntryPreview }) => {
        if (entry.photoUrl === null) return <Typography>{t.photoDeleted}</Typography>;
        if (isError) return <Typography role="alert">{t.photoFailed}</Typography>;
        return photoUrl === null ? <Loading /> : <EntryPreview entry={{ ...shown, photoUrl }} />;
      }}
    />
  );
}

/** Leads to the change that the entrant proposes, if there is one. */
function ProposedChange({ entry: { id, revision } }: { entry: Entry }) {
  const createPath = useCreatePath();
  if (!revision) return null;
  return (
    <Typography sx={{ mb: 2 }}>
      {changeSentences.proposedAt(formatDateTime(revision.createdAt))}{' '}
      <Link component={RouterLink} to={createPath({ resource: 'changes', type: 'show', id })} sx={lineLinkSx}>
        {changeSentences.look}
      </Link>
    </Typography>
  );
}
