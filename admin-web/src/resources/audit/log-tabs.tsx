import { Box } from '@mui/material';
import { NavLink } from 'react-router';
import { useCreatePath } from '../../components/use-create-path';
import { securitySentences } from './security-sentences';

const t = securitySentences.tabs;

/** Leads to the three logs of the owner. */
export function LogTabs() {
  const path = useCreatePath()({ resource: 'audit', type: 'list' });
  return (
    <Box component="nav" aria-label={t.label} sx={tabsSx}>
      <NavLink to={path} end>
        {t.acts}
      </NavLink>
      <NavLink to={`${path}/sign-ins`}>{t.events}</NavLink>
      <NavLink to={`${path}/reading`}>{t.reads}</NavLink>
    </Box>
  );
}

const tabsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  mb: 2,
  borderBottom: '1px solid var(--line)',
  '& a': {
    minHeight: 44,
    display: 'inline-flex',
    alignItems: 'center',
    color: 'text.secondary',
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
  },
  '& a:hover': { color: 'text.primary' },
  '& a[aria-current=page]': { color: 'text.primary', fontWeight: 600, borderBottomColor: 'var(--leaf)' },
};
