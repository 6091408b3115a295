import { Box } from '@mui/material';
import { BlobImage } from '../../components/blob-image';

/** The chosen cover, cropped to a square as on the public site. The file name is beside it. */
export function CoverPreview({ cover }: { cover: File }) {
  return (
    <Box sx={previewSx}>
      <BlobImage blob={cover} alt="" />
    </Box>
  );
}

const previewSx = {
  width: 96,
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: 'var(--r-1)',
  },
};
