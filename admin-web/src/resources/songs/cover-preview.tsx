import { Box } from '@mui/material';
import { BlobImage } from '../../components/blob-image';

/** The chosen picture, as square as visitors will see it. Its name stands beside it. */
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
