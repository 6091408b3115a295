import { Box, Typography } from '@mui/material';
import { ListBase } from 'react-admin';
import { PageHeader } from '../../components/page-header';
import { RecordList } from '../../components/record-list';
import { SearchField } from '../../components/search-field';
import { formatDateTime } from '../../lib/format';
import type { OptOut } from '../../records';
import { translations } from '../../translations';

const t = translations.optOuts;

export function OptOutList() {
  return (
    <ListBase
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      // Opt-outs arrive without any action in this tab.
      queryOptions={{ onError: () => {}, staleTime: 0 }}
    >
      <PageHeader title={translations.tabs.optOuts} />
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Box sx={{ mb: 2 }}>
        <SearchField hint={t.searchHint} />
      </Box>
      <RecordList<OptOut> labels={t} row={(optOut) => <OptOutRow optOut={optOut} />} />
    </ListBase>
  );
}

function OptOutRow({ optOut }: { optOut: OptOut }) {
  return (
    <Box
      component="article"
      aria-label={optOut.email}
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 24px' }}
    >
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{optOut.email}</Typography>
      <Typography component="time" dateTime={optOut.createdAt} sx={{ color: 'text.secondary' }}>
        {t.since(formatDateTime(optOut.createdAt))}
      </Typography>
    </Box>
  );
}
