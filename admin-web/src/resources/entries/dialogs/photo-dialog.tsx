import { Box, Button, Dialog, Typography } from '@mui/material';
import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIsPhone } from '../../../components/use-is-phone';
import { entrySentences as t } from '../sentences';
import { commonSentences } from '../../../lib/sentences';

interface Props {
  /** What the photo is of. */
  title: string;
  /** The whole photo. */
  children: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}

/** The photo on the whole screen, to read the paper. A press on it enlarges it further. */
export function PhotoDialog({ title, children, isOpen, onClose }: Props) {
  const id = useId();

  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { border: 0, borderRadius: 0 } } }}
    >
      <ZoomablePhoto key={title} title={title} titleId={id} onClose={onClose}>
        {children}
      </ZoomablePhoto>
    </Dialog>
  );
}

function ZoomablePhoto({ title, titleId, onClose, children }: Omit<Props, 'isOpen'> & { titleId: string }) {
  // On a phone, the whole photo is no larger than on the page.
  const [isZoomed, setZoomed] = useState(useIsPhone());
  const view = useRef<HTMLDivElement>(null);

  function showMiddle() {
    const { current } = view;
    current?.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    );
  }

  /** Enlarges the photo around the pressed point. */
  function zoomAt({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const photo = currentTarget.querySelector('img')?.getBoundingClientRect();
    flushSync(() => setZoomed(!isZoomed));
    const box = view.current;
    if (!box || !photo) return;
    const place = box.getBoundingClientRect();
    box.scrollLeft = ((clientX - photo.left) / photo.width) * box.scrollWidth - (clientX - place.left);
    box.scrollTop = ((clientY - photo.top) / photo.height) * box.scrollHeight - (clientY - place.top);
  }

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography id={titleId} noWrap component="h2" sx={{ flex: 1, minWidth: 0, fontWeight: 500 }}>
          {title}
        </Typography>
        <Button aria-pressed={isZoomed} onClick={() => setZoomed(!isZoomed)} sx={{ flex: 'none' }}>
          {t.enlarge}
        </Button>
        <Button autoFocus variant="outlined" onClick={onClose} sx={{ flex: 'none' }}>
          {commonSentences.close}
        </Button>
      </Box>
      <Box
        ref={view}
        // A scrollable region needs the focus to be scrolled with the keyboard.
        tabIndex={0}
        role="group"
        aria-label={title}
        onClick={zoomAt}
        onLoadCapture={showMiddle}
        sx={isZoomed ? zoomedSx : wholeSx}
      >
        {children}
      </Box>
    </>
  );
}

const viewSx = { flex: 1, minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain' };

const wholeSx = {
  ...viewSx,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  cursor: 'zoom-in',
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
};

const zoomedSx = {
  ...viewSx,
  cursor: 'zoom-out',
  '& img': { display: 'block', width: 'max(200%, 800px)', maxWidth: 'none', height: 'auto' },
};
