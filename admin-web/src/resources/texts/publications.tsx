import { Box, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Loaded } from '../../components/loaded';
import { Passage } from '../../components/passage';
import { Toast } from '../../components/toast';
import { useRequests } from '../../data-provider/use-requests';
import { formatDateTime } from '../../lib/format';
import { reasonOf } from '../../lib/reason-of';
import { type SiteTextsRecord, type TextsPublication, textsRequests } from './api';
import { localeOfKey } from './missing-texts';
import { siteTextSentences as t } from './sentences';
import { SITE_TEXT_KEYS } from '@paattu/shared/site-texts/defaults';
import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { valuesOf } from './text-values';
import { valueInWords } from './value-in-words';

interface Props {
  record: SiteTextsRecord;
  /** The draft is another one. */
  onRestored: () => void;
}

/** The publications, folded: who has changed what, and the way back to each as a draft. */
export function Publications({ record, onRestored }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ mt: 2, '& > summary': { py: 1.25, minHeight: 44, cursor: 'pointer', fontWeight: 500 } }}
    >
      <summary>{t.publications}</summary>
      {isOpen && <List record={record} onRestored={onRestored} />}
    </Box>
  );
}

function List({ record, onRestored }: Props) {
  const requests = useRequests(textsRequests);
  const query = useQuery({
    queryKey: ['texts', 'publications', record.publishedAt],
    queryFn: () => requests.findPublications(),
  });
  return (
    <Loaded query={query} failure={t.publicationsFailed}>
      {(publications) =>
        publications.length === 0 ? (
          <Typography color="text.secondary">{t.noPublications}</Typography>
        ) : (
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {publications.map((publication) => (
              <Publication
                key={publication.id}
                publication={publication}
                version={record.version}
                onRestored={onRestored}
              />
            ))}
          </Box>
        )
      }
    </Loaded>
  );
}

interface PublicationProps {
  publication: TextsPublication;
  version: string;
  onRestored: () => void;
}

function Publication({ publication, version, onRestored }: PublicationProps) {
  const { id, at, by, isCurrent, before, after } = publication;
  const [isAsked, setAsked] = useState(false);
  const requests = useRequests(textsRequests);
  const notify = useNotify();
  const restoring = useMutation({
    // Nothing over a draft that the owner has not seen.
    mutationFn: () => requests.restorePublication(id, version),
    onSuccess: () => {
      notify(t.restored, { type: 'success' });
      onRestored();
    },
    onError: (error) => notify(<Toast title={t.restoreFailed} text={reasonOf(error)} />, { type: 'error' }),
  });
  const date = formatDateTime(at);
  const [were, became] = [valuesOf(withoutNull(before)), valuesOf(withoutNull(after))];
  const changed = SITE_TEXT_KEYS.filter((key) => key in before || key in after);

  return (
    <Box component="li" sx={{ py: 2, borderTop: '1px solid var(--line)' }}>
      <Typography sx={{ mb: 1 }}>{t.publicationBy(date, by, isCurrent)}</Typography>
      {changed.map((key) => (
        <Passage
          key={key}
          heading={t.fields[key]}
          before={valueInWords(key, were[key])}
          after={valueInWords(key, became[key])}
          language={localeOfKey(key)}
        />
      ))}
      {!isCurrent && (
        <BusyButton
          variant="outlined"
          isBusy={restoring.isPending}
          aria-label={t.restoreFrom(date)}
          onClick={() => setAsked(true)}
        >
          {t.restore}
        </BusyButton>
      )}
      <ConfirmDialog
        label={t.restore}
        title={t.restoreTitle}
        text={t.restoreText}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => restoring.mutate()}
      />
    </Box>
  );
}

/** The default text stands for null. */
function withoutNull(texts: object): OwnTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== null));
}
