import { Box, Typography } from '@mui/material';
import { Link } from 'react-router';
import { PageHeader } from '../../../components/page-header';
import { textsPath } from '../../../components/texts-path';
import { useCreatePath } from '../../../components/use-create-path';
import { lineLinkSx } from '../../../lib/link-styles';
import { placeSentences } from '../../../lib/place-sentences';
import type { Settings } from '../api';
import { settingsSentences } from '../sentences';
import { useSettings } from '../use-settings';

const t = settingsSentences.all;

/** Each word under which somebody looks for a setting, with the page that has it. */
export function AllSettings() {
  const { data } = useSettings();
  const createPath = useCreatePath();
  const list = (resource: string) => createPath({ resource, type: 'list' });
  const addresses: Record<keyof typeof t.rows, string> = {
    artist: list('texts'),
    visibility: list('site-settings'),
    languages: list('site-settings'),
    email: list('mail-server'),
    notices: list('mail-server'),
    emailTexts: textsPath(createPath),
    team: list('moderators'),
    account: list('account'),
    done: list('audit'),
    privacy: list('data'),
    care: list('care'),
    youtube: list('technical'),
    reasons: `${list('technical')}/reasons`,
    technical: list('technical'),
    tokens: list('tokens'),
  };
  return (
    <>
      <PageHeader title={placeSentences.allSettings} sentence={data ? sentenceOf(data) : null} />
      <Box component="ul" aria-label={placeSentences.allSettings} sx={listSx}>
        {(Object.keys(t.rows) as (keyof typeof t.rows)[]).map((name) => (
          <li key={name}>
            <Link to={addresses[name]}>{t.rows[name].label}</Link>
            <Typography component="span" color="text.secondary">
              {t.rows[name].text}
            </Typography>
          </li>
        ))}
      </Box>
    </>
  );
}

function sentenceOf({ mail, storage, queue, youtube }: Settings): string {
  if (mail.problem) return t.say.mail;
  if (!storage.isWritable) return t.say.files;
  if (!queue.isReachable) return t.say.work;
  if (mail.smtpHost === null) return t.say.noMail;
  return youtube.hasKey ? t.say.well : t.say.noKey;
}

const listSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxWidth: 760,
  borderTop: '1px solid var(--line)',
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: 64,
    py: 1,
    borderBottom: '1px solid var(--line)',
  },
  '& > li:hover': { bgcolor: 'var(--cloth-2)' },
  '& a': { ...lineLinkSx, color: 'text.primary', fontWeight: 500, textDecoration: 'none' },
  // The whole row is the target.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
};
