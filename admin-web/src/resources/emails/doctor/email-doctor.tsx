import { Box, Button, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { HttpError } from '../../../lib/http-error';
import { BackLink } from '../../../components/back-link';
import { BusyButton } from '../../../components/busy-button';
import { PageHeader } from '../../../components/page-header';
import { StatusLabel, type StatusTone } from '../../../components/status-label';
import { useCopyText } from '../../../components/use-copy-text';
import { useRequests } from '../../../data-provider/use-requests';
import { EmailWarning } from '../../../mail-server/email-warning';
import { isMissing, useFailingMail } from '../../../mail-server/use-mail';
import { type EmailCheckup, emailRequests } from '../api';
import { emailSentences } from '../sentences';
import { doctorSentences as t } from './sentences';

type Finding = EmailCheckup['findings'][number];

const STATE_TONES: Record<Finding['state'], StatusTone> = {
  good: 'good',
  warning: 'waiting',
  bad: 'bad',
  unknown: 'aside',
};

const VERDICT_TONES: Record<EmailCheckup['outlook'], StatusTone> = {
  good: 'good',
  spam: 'waiting',
  rejects: 'bad',
  unknown: 'aside',
};

/** What mail services see of the sender, looked up when the owner asks. */
export function EmailDoctorPage() {
  const failing = useFailingMail();
  const [checkup, setCheckup] = useState<EmailCheckup>();
  return (
    <>
      <BackLink resource="emails">{emailSentences.back}</BackLink>
      <PageHeader title={t.title} sentence={checkup ? t.verdicts[worstOf(checkup)] : t.ask} />
      {failing && isMissing(failing) ? (
        <EmailWarning sentence={t.noServer} mail={failing} />
      ) : (
        <Looks onFound={setCheckup} />
      )}
    </>
  );
}

const VERDICTS = ['rejects', 'spam', 'unknown', 'good'] as const;

/** The worse verdict of the mail services. */
function worstOf({ gmailAndYahoo, outlook }: EmailCheckup): EmailCheckup['outlook'] {
  return VERDICTS.find((verdict) => verdict === gmailAndYahoo || verdict === outlook) ?? 'unknown';
}

function Looks({ onFound }: { onFound: (checkup: EmailCheckup) => void }) {
  const requests = useRequests(emailRequests);
  const [selector, setSelector] = useState('');
  const look = useMutation({
    mutationFn: () => requests.examineEmails(selector.trim()),
    onSuccess: onFound,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    look.mutate();
  }

  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 480, mb: 3 }}>
        <TextField
          label={t.selector}
          helperText={t.selectorHint}
          value={selector}
          onChange={({ target }) => setSelector(target.value)}
          slotProps={{
            htmlInput: { maxLength: 63, spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' },
          }}
        />
        <Box>
          <BusyButton type="submit" variant="contained" isBusy={look.isPending}>
            {look.data ? t.lookAgain : t.look}
          </BusyButton>
        </Box>
      </Box>
      <Typography role="status" color="error">
        {look.isError && (look.error instanceof HttpError ? look.error.message : t.failed)}
      </Typography>
      {look.data && <Checkup checkup={look.data} />}
      <ArrivedEmail onSelector={setSelector} />
    </>
  );
}

function Checkup({ checkup }: { checkup: EmailCheckup }) {
  return (
    <Box aria-live="polite">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t.verdict}
      </Typography>
      <Box component="ul" sx={listSx}>
        {(['gmailAndYahoo', 'outlook'] as const).map((service) => (
          <li key={service}>
            <StatusLabel tone={VERDICT_TONES[checkup[service]]} label={t.verdictLabels[checkup[service]]} />
            <span>
              {t.services[service]}: {t.verdicts[checkup[service]]}
            </span>
          </li>
        ))}
      </Box>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {t.found}
      </Typography>
      <Box component="ul" sx={listSx}>
        {checkup.findings.map(({ finding, state, about, record }) => (
          <li key={`${finding} ${about}`}>
            <StatusLabel tone={STATE_TONES[state]} label={t.states[state]} />
            <Box sx={{ display: 'grid', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {t.findings[finding](about)}
              {record && <DnsRecord {...record} />}
            </Box>
          </li>
        ))}
      </Box>
      {checkup.findings.some(({ record }) => record !== null) && (
        <Typography sx={{ mt: 2 }}>{t.whoAdds}</Typography>
      )}
    </Box>
  );
}

/** Reads the headers of a test email that the owner pastes. */
function ArrivedEmail({ onSelector }: { onSelector: (selector: string) => void }) {
  const requests = useRequests(emailRequests);
  const [headers, setHeaders] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const read = useMutation({
    mutationFn: () => requests.readHeaders(headers),
    onSuccess: ({ selector }) => {
      if (selector !== null) onSelector(selector);
    },
  });
  const sentences = t.headers;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setEmpty(headers.trim() === '');
    if (headers.trim() !== '') read.mutate();
  }

  return (
    <Box component="section" aria-labelledby="arrived-email" sx={{ mt: 4 }}>
      <Typography id="arrived-email" variant="h3" sx={{ mb: 1 }}>
        {sentences.title}
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{sentences.intro}</Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        <TextField
          label={sentences.field}
          multiline
          minRows={4}
          maxRows={10}
          value={headers}
          error={isEmpty}
          helperText={isEmpty && sentences.empty}
          onChange={({ target }) => {
            setHeaders(target.value);
            setEmpty(false);
          }}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' } }}
        />
        <Box>
          <BusyButton type="submit" variant="outlined" isBusy={read.isPending}>
            {read.data ? sentences.readAgain : sentences.read}
          </BusyButton>
        </Box>
      </Box>
      <Typography role="status" color="error" sx={{ mt: 2 }}>
        {read.isError && (read.error instanceof HttpError ? read.error.message : t.failed)}
      </Typography>
      {read.data && (
        <Box aria-live="polite">
          <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
            {sentences.found}
          </Typography>
          <Box component="ul" sx={listSx}>
            {read.data.findings.map(({ finding, state, about }) => (
              <li key={finding}>
                <StatusLabel tone={STATE_TONES[state]} label={t.states[state]} />
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{sentences.findings[finding](about)}</Box>
              </li>
            ))}
          </Box>
          {read.data.selector !== null && (
            <Typography sx={{ mt: 2 }}>{sentences.selectorFound(read.data.selector)}</Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

function DnsRecord({ name, value }: NonNullable<Finding['record']>) {
  const copyText = useCopyText();
  const record = `${name} ${t.recordType} "${value}"`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box component="code" sx={{ flex: '1 1 20em', minWidth: 0, p: 1, bgcolor: 'var(--cloth-2)' }}>
        {record}
      </Box>
      <Button variant="outlined" aria-label={t.copyOf(name)} onClick={() => void copyText(record, t)}>
        {t.copy}
      </Button>
    </Box>
  );
}

const listSx = {
  display: 'grid',
  gap: 1.5,
  maxWidth: '80ch',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '160px minmax(0, 1fr)' },
    alignItems: 'start',
    gap: 1,
  },
};
