import { BlobImage } from '../../components/blob-image';
import type { Entry, PhotoSize } from './api';
import { entrySentences } from './sentences';
import { useEntryPhoto } from './use-entry-photo';

interface Props {
  entry: Entry;
  size: PhotoSize;
  /** Empty where the control around the photo names it. */
  alt: string;
}

/** The verification photo, or a sentence if it was deleted or cannot be loaded. */
export function EntryPhoto({ entry, size, alt }: Props) {
  const { data, isError } = useEntryPhoto(entry, size);
  if (entry.photoUrl === null) return <span>{entrySentences.photoDeleted}</span>;
  if (data) return <BlobImage blob={data} alt={alt} />;
  return isError ? <span>{entrySentences.photoFailed}</span> : null;
}
