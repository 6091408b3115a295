import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { useReportError } from '../../../components/form/use-report-error';
import { LinkToCopy } from '../../../components/link-to-copy';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDateTime } from '../../../lib/format';
import { isMissing, useMail } from '../../../mail-server/use-mail';
import { entryRequests } from '../api';
import { entrySentences } from '../sentences';
import { useReloadEntries } from '../use-reload-entries';

const t = entrySentences.newLink;

/** Without a mail server no email brings a link. The owner makes one here for an entrant who has lost hers. */
export function NewLink({ id }: { id: string }) {
  // Apart from the entry: the settings are not loaded again with each.
  const mail = useMail();
  return mail && isMissing(mail) ? <MakeLink key={id} id={id} /> : null;
}

function MakeLink({ id }: { id: string }) {
  const requests = useRequests(entryRequests);
  const reload = useReloadEntries();
  const reportError = useReportError();
  const [isAsking, setAsking] = useState(false);
  const make = useMutation({
    mutationFn: () => requests.makeEntryLink(id),
    onError: (error) => reportError(error, t.failed),
    onSettled: reload,
  });
  return (
    <>
      {make.data && (
        <LinkToCopy
          label={t.link}
          url={make.data.link}
          hint={t.until(formatDateTime(make.data.linkExpiresAt))}
          hasFocus
        />
      )}
      <BusyButton
        variant="outlined"
        isBusy={make.isPending}
        onClick={() => setAsking(true)}
        // Below the button that copies the link.
        sx={{ mt: make.data ? 1.5 : 0 }}
      >
        {t.make}
      </BusyButton>
      <ConfirmDialog
        label={t.make}
        title={t.title}
        text={t.text}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => make.mutate()}
      />
    </>
  );
}
