import { Lightbox } from '../../../components/lightbox';
import type { Entry } from '../api';
import { entrySentences } from '../sentences';
import { VideoFrame } from '../video-frame';

interface Props {
  entry: Entry;
  isOpen: boolean;
  onClose: () => void;
}

export function VideoDialog({ entry, isOpen, onClose }: Props) {
  return (
    <Lightbox title={entrySentences.videoOf(entry.name)} isOpen={isOpen} onClose={onClose}>
      <VideoFrame entry={entry} />
    </Lightbox>
  );
}
