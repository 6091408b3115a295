import { Box, Button, Typography } from '@mui/material';
import type { Settings } from '../api';
import { settingsSentences } from '../sentences';

const t = settingsSentences.operator;

/** The settings by the names of the server's variables, folded. */
export function OperatorSettings({ settings }: { settings: Settings }) {
  return (
    <Box component="details" sx={detailsSx}>
      <Typography component="summary" variant="h3">
        {t.heading}
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: '66ch' }}>{t.intro}</Typography>
      <Box component="dl" sx={listSx}>
        {variablesOf(settings).map(([name, value]) => (
          <Box key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {/* The server renders these pages, outside of the console's routes. */}
        <Button variant="outlined" href="/admin/queues">
          {t.dashboard}
        </Button>
        {settings.apiDocs && (
          <Button variant="outlined" href={settings.apiDocs}>
            {t.docs}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Each variable with what it sets now. Secrets are never shown. */
function variablesOf({ mail, youtube, storage, queue, apiDocs }: Settings): [string, string][] {
  return [
    ['SMTP_URL', mail.smtpHost ?? t.noSmtp],
    ['MAIL_FROM', mail.from],
    ['OWNER_EMAIL', mail.ownerEmail],
    ['YOUTUBE_API_KEY', youtube.hasKey ? t.set : t.noKey],
    [storage.kind === 's3' ? 'S3_BUCKET' : 'DATA_DIR', storage.place],
    ['REDIS_URL', queue.kind === 'redis' ? t.set : t.noRedis],
    ['API_DOCS', apiDocs ? t.docsOn : t.docsOff],
  ];
}

const detailsSx = {
  py: 2,
  borderBlock: '1px solid var(--line)',
  '& > summary': { width: 'fit-content', py: 1, cursor: 'pointer' },
};

const listSx = {
  my: 2,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '240px minmax(0, 1fr)' },
    gap: { sm: 3 },
    py: 1,
  },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
