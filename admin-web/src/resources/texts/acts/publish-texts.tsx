import { changedTexts } from '@paattu/shared/site-texts/defaults';
import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { Box } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { PublishButton } from '../../../components/form/publish/publish-button';
import { PublishDialog } from '../../../components/form/publish/publish-dialog';
import { useRequests } from '../../../data-provider/use-requests';
import { textsRequests, type SiteTextsRecord } from '../api';
import { siteTextSentences as t } from '../sentences';

interface Props {
  record: SiteTextsRecord;
  onPublished: () => void;
}

export function PublishTexts({ record, onPublished }: Props) {
  return (
    <PublishButton label={t.publish}>
      {({ isOpen, close }) =>
        isOpen && <Question record={record} onPublished={onPublished} onClose={close} />
      }
    </PublishButton>
  );
}

/** Publishes the draft that the owner sees, and no other. */
function Question({ record, onPublished, onClose }: Props & { onClose: () => void }) {
  const requests = useRequests(textsRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const publication = useMutation({
    mutationFn: () => requests.publishTexts(record.version),
    onSuccess: () => {
      notify(t.publishedNow, { type: 'success' });
      onClose();
      onPublished();
      return queryClient.invalidateQueries({ queryKey: ['texts'] });
    },
  });
  const changed = changedTexts(record.published as OwnTexts, (record.draft ?? {}) as OwnTexts);

  return (
    <PublishDialog labels={t} text={t.publishText} publication={publication} isOpen onClose={onClose}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changed.map((key) => (
          <li key={key}>{t.fields[key]}</li>
        ))}
      </Box>
    </PublishDialog>
  );
}
