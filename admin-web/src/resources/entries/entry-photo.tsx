import { Box, ButtonBase } from '@mui/material';
import { useState } from 'react';
import { BlobImage } from '../../components/blob-image';
import { Lightbox } from '../../components/lightbox';
import { Loading } from '../../components/loading';
import type { PhotoSize } from '../../data-provider';
import type { Entry } from '../../records';
import { translations } from '../../translations';
import { useEntryPhoto } from './use-entry-photo';

const t = translations.entries;

interface Props {
  entry: Entry;
  size?: PhotoSize;
}

/** The verification photo. A click enlarges it, to make the paper readable. */
export function EntryPhoto({ entry, size = 'card' }: Props) {
  const [isLarge, setLarge] = useState(false);

  return (
    <>
      <ButtonBase
        data-shortcut="photo"
        sx={frameSx}
        aria-label={t.enlargePhotoOf(entry.name)}
        onClick={() => setLarge(true)}
      >
        <Photo entry={entry} size={size} alt="" />
      </ButtonBase>
      <Lightbox title={t.photoOf(entry.name)} isOpen={isLarge} onClose={() => setLarge(false)}>
        <Box
          sx={{
            '& img': {
              display: 'block',
              width: '100%',
              maxHeight: 'calc(100dvh - 260px)',
              objectFit: 'contain',
            },
          }}
        >
          <Photo entry={entry} size="full" alt={t.photoOf(entry.name)} />
        </Box>
      </Lightbox>
    </>
  );
}

function Photo({ entry, size, alt }: { entry: Entry; size: PhotoSize; alt: string }) {
  const { data, isPending } = useEntryPhoto(entry, size);

  if (data) return <BlobImage blob={data} alt={alt} />;
  if (size === 'card' && isPending) return null;
  return isPending ? <Loading /> : <>{t.photoFailed}</>;
}

const frameSx = {
  gridArea: 'photo',
  display: 'grid',
  // Keeps a photo of any shape inside the frame.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-1)',
  bgcolor: 'var(--cloth-2)',
  color: 'text.secondary',
  typography: 'caption',
  textAlign: 'center',
  // Shows the whole photo, because the paper can be anywhere in it.
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
};
