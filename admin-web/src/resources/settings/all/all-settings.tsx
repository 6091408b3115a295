import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { Icon, icons } from '../../../components/icon';
import { PageHeader } from '../../../components/page-header';
import { setUpPath } from '../../../lib/places';
import { textsPath } from '../../../components/texts-path';
import { useCreatePath } from '../../../components/use-create-path';
import { lineLinkSx } from '../../../lib/link-styles';
import { placeSentences } from '../../../lib/place-sentences';
import type { Settings } from '../api';
import { settingsSentences } from '../sentences';
import { useSettings } from '../use-settings';
import { type SettingName, useSettingValues } from './use-setting-values';

const t = settingsSentences.all;

const GROUPS = {
  site: ['artist', 'visibility', 'languages'],
  people: ['team', 'account', 'done'],
  email: ['email', 'notices', 'emailTexts', 'reasons'],
  care: ['care', 'privacy'],
  technical: ['youtube', 'tokens', 'technical'],
} as const satisfies Record<keyof typeof t.groups, readonly SettingName[]>;

/** Each word under which somebody looks for a setting, with its present value and the page that has it. */
export function AllSettings() {
  const { data } = useSettings();
  const { values, isPending } = useSettingValues();
  const createPath = useCreatePath();
  const list = (resource: string) => createPath({ resource, type: 'list' });
  const addresses: Record<SettingName, string> = {
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
  const failure = data && failureOf(data);
  const notSetUp = NOT_SET_UP.filter((name) => values[name]?.needsCare);
  const [first] = notSetUp;
  const asked = failure
    ? { name: ASKED[failure], act: t.acts[failure] }
    : first
      ? { name: first, act: t.acts[first] }
      : null;
  // The set-up of email is a page of the site, outside of the console's routes.
  const setUp =
    !failure && asked?.name === 'email' && data && !data.mail.isFixed ? setUpPath('email') : undefined;
  return (
    <>
      <PageHeader
        title={placeSentences.allSettings}
        sentence={
          failure
            ? t.say[failure]
            : !data || isPending
              ? null
              : notSetUp.length > 0
                ? t.say.notSetUp(notSetUp.map((name) => t.notSetUp[name]))
                : t.say.well
        }
      />
      <Box component="nav" aria-label={placeSentences.allSettings} sx={groupsSx}>
        {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
          <section key={group}>
            <Typography variant="h3">{t.groups[group]}</Typography>
            <ul>
              {GROUPS[group].map((name) => {
                const { text, needsCare = false } = values[name] ?? {};
                return (
                  <li key={name} className={asked?.name === name ? 'asked' : undefined}>
                    <span className="words">
                      {asked?.name === name ? (
                        <b>{t.rows[name].label}</b>
                      ) : (
                        <Link to={addresses[name]}>{t.rows[name].label}</Link>
                      )}
                      <span>{t.rows[name].text}</span>
                    </span>
                    <span className={needsCare ? 'value care' : 'value'}>
                      {needsCare && <Icon d={icons.warning} size={18} />}
                      {text}
                    </span>
                    {asked?.name === name ? (
                      <Button
                        variant="contained"
                        {...(setUp ? { href: setUp } : { component: Link, to: addresses[name] })}
                        aria-label={`${asked.act}: ${t.rows[name].label}`}
                      >
                        {asked.act}
                      </Button>
                    ) : (
                      <Icon d={icons.next} />
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </Box>
    </>
  );
}

const NOT_SET_UP = ['email', 'care', 'youtube'] as const;

/** The row of what fails. */
const ASKED = { mail: 'email', files: 'technical', work: 'technical' } as const;

function failureOf({ mail, storage, queue }: Settings): keyof typeof ASKED | null {
  if (mail.problem) return 'mail';
  if (!storage.isWritable) return 'files';
  return queue.isReachable ? null : 'work';
}

const groupsSx = {
  columnCount: { xs: 1, lg: 2 },
  columnGap: '48px',
  maxWidth: 1440,
  '& section': { breakInside: 'avoid', pb: 3 },
  '& ul': { listStyle: 'none', m: 0, mt: 1, p: 0, borderTop: '1px solid var(--line)' },
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    columnGap: 2,
    minHeight: 60,
    py: 1,
    boxSizing: 'border-box',
    borderBottom: '1px solid var(--line)',
  },
  '& li:hover': { bgcolor: 'var(--cloth-2)' },
  '& li.asked': {
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    px: 1.5,
    boxShadow: 'inset 3px 0 var(--zari)',
    bgcolor: 'var(--cloth-2)',
  },
  '& .words': {
    flex: { xs: '1 1 45%', sm: '1 1 55%' },
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    overflowWrap: 'anywhere',
  },
  '& .words > span': { color: 'text.secondary', fontSize: 14, lineHeight: '20px' },
  '& .value': {
    flex: '0 1 auto',
    maxWidth: { xs: '50%', sm: '60%' },
    minWidth: 0,
    textAlign: 'right',
    overflowWrap: 'anywhere',
  },
  '& .care': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    px: 1,
    borderRadius: 'var(--r-1)',
    bgcolor: 'color-mix(in srgb, var(--zari) 28%, transparent)',
    fontWeight: 500,
  },
  '& .words b': { fontWeight: 500, lineHeight: '24px' },
  '& .words a': { ...lineLinkSx, color: 'text.primary', fontWeight: 500, textDecoration: 'none' },
  // The whole row is the target.
  '& .words a::after': { content: '""', position: 'absolute', inset: 0 },
  '& .MuiButton-root': { flex: 'none' },
};
