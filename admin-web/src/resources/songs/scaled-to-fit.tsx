import { Box } from '@mui/material';
import { type ReactNode, useCallback, useRef, useState } from 'react';

/** What a card of the site needs on a large screen, by whose width it is laid out. */
const LEAST_WIDTH = 480;

/** Shows a card of the site as wide as it needs, and smaller where its place is narrow. */
export function ScaledToFit({ children }: { children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState({ scale: 1, height: 0 });

  const measure = useCallback((place: HTMLElement | null) => {
    if (!place || !card.current) return;
    const inner = card.current;
    const observer = new ResizeObserver(() => {
      const scale = place.clientWidth / inner.offsetWidth || 1;
      setFit({ scale, height: inner.offsetHeight * scale });
    });
    observer.observe(place);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return (
    <Box ref={measure} sx={{ overflow: 'hidden', height: fit.height || undefined }}>
      <Box
        ref={card}
        sx={{
          width: `max(100%, min(${LEAST_WIDTH}px, 100vw - 2rem))`,
          transform: fit.scale < 1 ? `scale(${fit.scale})` : undefined,
          transformOrigin: '0 0',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
