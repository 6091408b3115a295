import { useCallback } from 'react';

/** An image of bytes that are already here; their address lives as long as the image shows. */
export function BlobImage({ blob, alt }: { blob: Blob; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <img ref={show} alt={alt} />;
}
