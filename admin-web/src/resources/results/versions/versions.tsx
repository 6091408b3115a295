import { Box, Typography } from '@mui/material';
import { PageSection } from '../../../components/page-section';
import { formatInZone } from '../../../lib/format';
import type { ResultVersion } from '../api';
import { resultSentences } from '../sentences';
import type { ResultProps } from '../result-props';

const t = resultSentences.versions;

/** The certified versions with their reasons, the last one first. */
export function Versions({ contest: { timeZone }, result: { versions } }: ResultProps) {
  return (
    <PageSection title={t.title}>
      <Box component="ul" sx={listSx}>
        {versions.map((version) => (
          <Version key={version.version} version={version} timeZone={timeZone} />
        ))}
      </Box>
    </PageSection>
  );
}

function Version({ version, timeZone }: { version: ResultVersion; timeZone: string }) {
  const { certifiedAt, announcedAt, finalAt, reason, reasonMalayalam, manifest } = version;
  const times = [
    t.certifiedAt(formatInZone(certifiedAt, timeZone)),
    announcedAt !== null && t.announcedAt(formatInZone(announcedAt, timeZone)),
    finalAt !== null && t.finalAt(formatInZone(finalAt, timeZone)),
  ];
  return (
    <li>
      <Box sx={{ fontWeight: 500 }}>{t.version(version.version)}</Box>
      <Typography sx={{ color: 'text.secondary' }}>{times.filter(Boolean).join(', ')}</Typography>
      {reason !== null && <Typography>{reason}</Typography>}
      {reasonMalayalam !== null && <Typography lang="ml">{reasonMalayalam}</Typography>}
      <Typography>
        {manifest === null ? (
          t.noManifest
        ) : (
          <>
            {t.manifest} <code>{manifest}</code>
          </>
        )}
      </Typography>
    </li>
  );
}

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxWidth: '80ch',
  '& > li': { py: 1.5, borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' },
};
