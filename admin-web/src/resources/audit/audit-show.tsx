import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useGetOne, useNotify, useRefresh } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../../components/back-link';
import { Labelled } from '../../components/labelled';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { formatZonedTime } from '../../lib/format';
import { type ActDetails, auditRequests } from './api';
import { actSentence, auditSentences as t } from './sentences';
import { ActChanges } from './act-changes';
import { actorName } from './actor-name';
import { useMutation } from '@tanstack/react-query';
import { ConfirmButton } from '../../components/confirm-button';
import { useRequests } from '../../data-provider/use-requests';

export function AuditShow() {
  const { id = '' } = useParams();
  const query = useGetOne<ActDetails>(
    'audit',
    // A separate cache key: the list's record has no fields before and after.
    { id: Number(id), meta: { withDetails: true } },
    { staleTime: 0 },
  );

  return (
    <>
      <BackLink resource="audit">{t.back}</BackLink>
      <Loaded query={query} failure={t.loadFailed}>
        {(act) => <Act act={act} />}
      </Loaded>
    </>
  );
}

function Act({ act }: { act: ActDetails }) {
  // The Erase button disappears when it is pressed.
  const header = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: place } = header;
    return () => {
      if (document.activeElement === document.body) place?.focus();
    };
  }, [act.details]);

  return (
    <>
      <Box ref={header} tabIndex={-1}>
        <PageHeader title={actSentence(act)}>
          <EraseButton act={act} />
        </PageHeader>
      </Box>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', m: 0, mb: 3 }}>
        <Labelled label={t.at}>{formatZonedTime(act.at)}</Labelled>
        <Labelled label={t.actor}>{actorName(act)}</Labelled>
        {act.contest && <Labelled label={t.contest}>{act.contest}</Labelled>}
        {act.subjectId && <Labelled label={t.subject}>{act.subjectId}</Labelled>}
        {Object.entries(act.data).map(([name, value]) => (
          <Labelled key={name} label={t.dataName(name)}>
            {typeof value === 'string' ? value : JSON.stringify(value)}
          </Labelled>
        ))}
      </Box>
      <ActChanges act={act} />
    </>
  );
}

function EraseButton({ act }: { act: ActDetails }) {
  const requests = useRequests(auditRequests);
  const notify = useNotify();
  const refresh = useRefresh();
  const erase = useMutation({
    mutationFn: () => requests.eraseAuditDetails(act.id),
    onSuccess: () => notify(t.eraseDone, { type: 'success' }),
    onError: () => notify(t.eraseFailed, { type: 'error' }),
    onSettled: refresh,
  });

  if (act.details !== 'kept') return null;
  return (
    <ConfirmButton
      label={t.erase}
      title={t.eraseTitle}
      text={t.eraseText}
      isBusy={erase.isPending}
      onConfirm={() => erase.mutate()}
    />
  );
}
