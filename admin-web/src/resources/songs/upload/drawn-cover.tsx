import { Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BlobImage } from '../../../components/blob-image';
import { useAfterPause } from '../../../components/use-after-pause';
import { useRequests } from '../../../data-provider/use-requests';
import { songRequests } from '../api';
import { songSentences as t } from '../sentences';
import { CoverWithWords } from '../song-cover';

interface Titles {
  title: string;
  titleMalayalam: string;
}

/** The cover that the server draws for these titles; null until it has. */
export function useDrawnCover({ title, titleMalayalam }: Titles): Blob | null {
  const requests = useRequests(songRequests);
  // The letter is drawn alone, so a few of its neighbours say all.
  const start = (text: string) => [...text.trim()].slice(0, 20).join('');
  const titles = useAfterPause(`${start(title)}\n${start(titleMalayalam)}`);
  const { data } = useQuery({
    queryKey: ['drawn-cover', titles],
    queryFn: () => {
      const [first = '', second = ''] = titles.split('\n');
      return requests.drawCover(first, second);
    },
    enabled: titles.trim() !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    // A song can be uploaded without it.
    retry: false,
  });
  return titles.trim() === '' ? null : (data ?? null);
}

/** What a song without a cover gets. */
export function DrawnCover({ cover }: { cover: Blob }) {
  return (
    <Box sx={greySx}>
      <CoverWithWords words={t.coverToCome}>
        <BlobImage blob={cover} alt="" />
      </CoverWithWords>
    </Box>
  );
}

// The color follows from the sound: before, the drawing promises none.
const greySx = { '& img': { filter: 'grayscale(1)' } };
