import { useBlobUrl } from './use-blob-url';

export function BlobImage({ blob, alt }: { blob: Blob; alt: string }) {
  const url = useBlobUrl(blob);
  return <img src={url ?? undefined} alt={alt} />;
}
