import { revokeLater } from '@paattu/api-client/revoke-later';
import { useEffect, useState } from 'react';

/** An object URL for a blob, revoked after use; null without a blob. */
export function useBlobUrl(blob: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    setUrl(address);
    return () => {
      setUrl(null);
      revokeLater(address);
    };
  }, [blob]);

  return url;
}
