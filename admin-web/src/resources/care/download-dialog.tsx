import { useMutation } from '@tanstack/react-query';
import { PublishDialog } from '../../components/form/publish/publish-dialog';
import { useRequests } from '../../data-provider/use-requests';
import { formatDateTime } from '../../lib/format';
import { reasonOf } from '../../lib/reason-of';
import { type Backup, careRequests } from './api';
import { careSentences as t } from './sentences';

interface Props {
  backup: Backup;
  isOpen: boolean;
  onClose: () => void;
}

/** Lets the browser download the backup: it is larger than the memory of a page. */
export function DownloadDialog({ backup: { id, madeAt }, isOpen, onClose }: Props) {
  const requests = useRequests(careRequests);
  const download = useMutation({
    mutationFn: () => requests.linkBackup(id),
    onSuccess: ({ path }) => {
      const link = document.createElement('a');
      link.href = path;
      // Without it, a failure would replace the console.
      link.download = '';
      link.click();
      onClose();
    },
  });
  return (
    <PublishDialog
      labels={{
        publish: t.download,
        publishTitle: t.downloadTitle(formatDateTime(madeAt)),
        publishFailed: t.downloadFailed,
      }}
      text={t.downloadText}
      publication={download}
      isOpen={isOpen}
      onClose={onClose}
      onExited={download.reset}
      reasons={reasonOf}
    />
  );
}
