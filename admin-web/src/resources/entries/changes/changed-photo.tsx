import { Box, ButtonBase } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type Entry, type Revision, revisionRequests } from '../api';
import { changeSentences as t } from './sentences';
import { PhotoDialog } from '../dialogs/photo-dialog';
import { EntryPhoto } from '../entry-photo';
import { photoFrameSx } from '../review/photo-to-check';
import { ChangedPart } from './changed-part';
import { useQuery } from '@tanstack/react-query';
import { BlobImage } from '../../../components/blob-image';
import { useRequests } from '../../../data-provider/use-requests';
import { entrySentences } from '../sentences';

interface Props {
  entry: Entry;
  revision: Revision;
  /** Whether the proposed photo fills the screen. */
  isEnlarged: boolean;
  onEnlarge: (isEnlarged: boolean) => void;
  children: ReactNode;
}

/** Both photos. A press enlarges one. */
export function ChangedPhoto({ entry, revision, isEnlarged, onEnlarge, children }: Props) {
  const [isFormerEnlarged, setFormerEnlarged] = useState(false);
  const former = t.photoOf.now(entry.name);
  const proposed = t.photoOf.proposed(entry.name);

  return (
    <ChangedPart
      title={t.parts.photo}
      now={
        <Frame label={t.enlarge.now} onPress={() => setFormerEnlarged(true)}>
          <EntryPhoto entry={entry} size="full" alt="" />
        </Frame>
      }
      proposed={
        <Frame label={t.enlarge.proposed} onPress={() => onEnlarge(true)}>
          <RevisionPhoto id={revision.id} alt="" />
        </Frame>
      }
    >
      {children}
      <PhotoDialog title={former} isOpen={isFormerEnlarged} onClose={() => setFormerEnlarged(false)}>
        <EntryPhoto entry={entry} size="full" alt={former} />
      </PhotoDialog>
      <PhotoDialog title={proposed} isOpen={isEnlarged} onClose={() => onEnlarge(false)}>
        <RevisionPhoto id={revision.id} alt={proposed} />
      </PhotoDialog>
    </ChangedPart>
  );
}

function Frame({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <ButtonBase aria-label={label} onClick={onPress} sx={{ ...photoFrameSx, width: '100%', mx: 0 }}>
      <Box component="span" sx={{ display: 'contents' }}>
        {children}
      </Box>
    </ButtonBase>
  );
}

/** The proposed photo, loaded with the moderator's token, or a sentence if it cannot be loaded. */
function RevisionPhoto({ id, alt }: { id: string; alt: string }) {
  const requests = useRequests(revisionRequests);
  const { data, isError } = useQuery({
    // The photo of a revision never changes.
    queryKey: ['revision-photo', id],
    queryFn: ({ signal }) => requests.loadRevisionPhoto(id, 'full', signal),
    staleTime: Infinity,
  });
  if (data) return <BlobImage blob={data} alt={alt} />;
  return isError ? <span>{entrySentences.photoFailed}</span> : null;
}
