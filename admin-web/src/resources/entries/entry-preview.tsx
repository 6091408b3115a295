import { Typography } from '@mui/material';
import { Loading } from '../../components/loading';
import { SitePreview } from '../../components/site-preview';
import { useBlobUrl } from '../../components/use-blob-url';
import type { Entry } from './api';
import { entrySentences } from './sentences';
import { useEntryPhoto } from './use-entry-photo';

/** Previews the entry in the gallery. Waits for the photo, because the card would show a missing photo otherwise. */
export function EntryPreview({ entry }: { entry: Entry }) {
  const photo = useEntryPhoto(entry, 'card');
  const photoUrl = useBlobUrl(photo.data);
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
        if (entry.photoUrl === null) return <Typography>{entrySentences.photoDeleted}</Typography>;
        if (photo.isError) return <Typography role="alert">{entrySentences.photoFailed}</Typography>;
        return photoUrl === null ? <Loading /> : <EntryPreview entry={{ ...shown, photoUrl }} />;
      }}
    />
  );
}
