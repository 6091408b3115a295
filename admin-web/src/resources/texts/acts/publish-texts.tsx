import { changedTexts } from '@paattu/shared/site-texts/defaults';
import type { OwnTexts, SiteTextKey } from '@paattu/shared/site-texts/site-texts';
import { Box } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { PublishButton } from '../../../components/form/publish/publish-button';
import { PublishDialog } from '../../../components/form/publish/publish-dialog';
import { useRequests } from '../../../data-provider/use-requests';
import { textsRequests, type SiteTextsRecord } from '../api';
import { useIsSiteHidden } from '../../../visibility/use-visibility';
import { whatShowsInstead } from '../fields/text-field';
import { isMissing } from '../missing-texts';
import { siteTextSentences as t } from '../sentences';
import { type TextValues, valuesOf } from '../text-values';

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
  const isSiteHidden = useIsSiteHidden();
  const [published, draft] = [record.published as OwnTexts, (record.draft ?? {}) as OwnTexts];
  const [before, after] = [valuesOf(published), valuesOf(draft)];
  const differing = changedTexts(published, draft);
  // With a new name in one language, the default name that stays in the other is listed, too.
  const stays = NAMES.filter((key) => isMissing(key, after) && !differing.includes(key));
  const changed = differing.some((key) => NAMES.includes(key)) ? [...stays, ...differing] : differing;

  return (
    <PublishDialog
      labels={t}
      text={isSiteHidden ? t.publishTextLater : t.publishText}
      publication={publication}
      isOpen
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changed.map((key) => (
          <li key={key}>{changeInWords(key, before, after)}</li>
        ))}
      </Box>
    </PublishDialog>
  );
}

const NAMES: SiteTextKey[] = ['name', 'nameMalayalam'];

/** What the list says of a text: its name alone, except for the artist’s name, which stands on each page. */
function changeInWords(key: SiteTextKey, before: TextValues, after: TextValues): string {
  if (key !== 'name' && key !== 'nameMalayalam') return t.fields[key];
  if (isMissing(key, after)) return t.changeOf(t.fields[key], whatShowsInstead(key, after));
  const change = before[key] === '' ? t.isNew(after[key]) : t.becomes(before[key], after[key]);
  return t.changeOf(t.fields[key], change);
}
