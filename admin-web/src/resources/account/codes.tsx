import { Box, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { encode } from 'uqr';
import { BusyButton } from '../../components/busy-button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { AddForm } from '../../components/form/add-form';
import { FormField } from '../../components/form/form-field';
import { useReportError } from '../../components/form/use-report-error';
import { Loaded } from '../../components/loaded';
import { PageSection } from '../../components/page-section';
import { useRequests } from '../../data-provider/use-requests';
import { fieldError, type FieldErrors } from '../../lib/field-error';
import { formatDateTime } from '../../lib/format';
import { accountRequests, type CodeApp, factorsQuery } from './api';
import { accountSentences } from './sentences';

const t = accountSentences.codes;
const EMPTY = { code: '' };
const MAX_CODE = 100;

interface Props {
  onCodes: (codes: string[]) => void;
}

/** The app that makes codes, and the recovery codes. */
export function Codes({ onCodes }: Props) {
  const requests = useRequests(accountRequests);
  const query = useQuery(factorsQuery(requests));
  return (
    <>
      <PageSection title={t.title}>
        <Typography sx={introSx}>{t.intro}</Typography>
        <Loaded query={query} failure={t.loadFailed}>
          {({ codeAppSince }) =>
            codeAppSince === null ? <SetUp onCodes={onCodes} /> : <CodeAppRow since={codeAppSince} />
          }
        </Loaded>
      </PageSection>
      {query.data && query.data.recoveryCodesLeft > 0 && (
        <RecoveryCodes left={query.data.recoveryCodesLeft} onCodes={onCodes} />
      )}
    </>
  );
}

function SetUp({ onCodes }: Props) {
  const requests = useRequests(accountRequests);
  const notify = useNotify();
  const reportError = useReportError();
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: () => requests.startCodeApp(),
    onError: (error) => reportError(error, t.setUpFailed),
  });

  async function confirm({ code }: typeof EMPTY): Promise<typeof EMPTY> {
    const { recoveryCodes } = await requests.confirmCodeApp(code.replaceAll(/\s/g, ''));
    notify(t.confirmed, { type: 'success' });
    void queries.invalidateQueries({ queryKey: ['account'] });
    if (recoveryCodes.length > 0) onCodes(recoveryCodes);
    return EMPTY;
  }

  if (!start.data)
    return (
      <>
        <Typography sx={{ mb: 2 }}>{t.off}</Typography>
        <BusyButton variant="outlined" isBusy={start.isPending} onClick={() => start.mutate()}>
          {t.setUp}
        </BusyButton>
      </>
    );
  return (
    <>
      <Secret app={start.data} />
      <AddForm
        label={t.confirmForm}
        defaultValues={EMPTY}
        validate={validate}
        save={confirm}
        failed={t.setUpFailed}
        press={t.confirm}
        variant="contained"
        sx={{ display: 'grid', gap: 2, maxWidth: 480 }}
      >
        <FormField
          source="code"
          label={t.code}
          autoFocus
          autoComplete="one-time-code"
          helperText={t.codeHint}
          slotProps={{ htmlInput: { maxLength: MAX_CODE, inputMode: 'numeric' } }}
        />
      </AddForm>
    </>
  );
}

function Secret({ app: { secret, uri } }: { app: CodeApp }) {
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ mb: 1 }}>{t.scan}</Typography>
      <QrCode text={uri} />
      <Typography sx={{ mt: 1 }}>
        {t.secret} <code>{secret.match(/.{4}/g)?.join(' ')}</code>
      </Typography>
    </Box>
  );
}

/** Dark on light in both themes, because some apps read nothing else. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: 4 });
    const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dots.join('') };
  }, [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={t.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 220, maxWidth: '100%', bgcolor: '#fff' }}
    >
      <path fill="#000" d={path} />
    </Box>
  );
}

function CodeAppRow({ since }: { since: string }) {
  const requests = useRequests(accountRequests);
  const notify = useNotify();
  const reportError = useReportError();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => requests.removeCodeApp(),
    onSuccess: () => notify(t.removed, { type: 'success' }),
    onError: (error) => reportError(error, t.removeFailed),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account', 'factors'] }),
  });
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t.since(formatDateTime(since))}</Typography>
      <BusyButton color="error" isBusy={removal.isPending} onClick={() => setAsking(true)}>
        {t.remove}
      </BusyButton>
      <ConfirmDialog
        label={t.remove}
        title={t.removeTitle}
        text={t.removeText}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => removal.mutate()}
      />
    </>
  );
}

const r = accountSentences.recovery;

function RecoveryCodes({ left, onCodes }: Props & { left: number }) {
  const requests = useRequests(accountRequests);
  const reportError = useReportError();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const making = useMutation({
    mutationFn: () => requests.makeRecoveryCodes(),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: (error) => reportError(error, r.makeFailed),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account', 'factors'] }),
  });
  return (
    <PageSection title={r.title}>
      <Typography sx={introSx}>{r.intro}</Typography>
      <Typography sx={{ mb: 2 }}>{r.left(left)}</Typography>
      <BusyButton variant="outlined" isBusy={making.isPending} onClick={() => setAsking(true)}>
        {r.make}
      </BusyButton>
      <ConfirmDialog
        label={r.make}
        title={r.makeTitle}
        text={r.makeText}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => making.mutate()}
      />
    </PageSection>
  );
}

function validate({ code }: typeof EMPTY): FieldErrors {
  return code.trim() ? {} : { code: fieldError(t.missingCode, t.missingCodeText) };
}

const introSx = { mb: 2, maxWidth: '66ch', color: 'text.secondary' };
