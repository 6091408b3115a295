import { Box, IconButton, Tab, Tabs } from '@mui/material';
import { useCreatePath } from '../../../components/use-create-path';
import { Link } from 'react-router';
import { BackLink } from '../../../components/back-link';
import { Icon, icons } from '../../../components/icon';
import { useIsPhone } from '../../../components/use-is-phone';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { EntryMenu } from './entry-menu';
import { Pager } from './pager';
import type { EntryPlace } from './use-place';

/** The view of the page: the entry to decide on, or its card on the site. */
export type View = 'review' | 'site';

interface Props {
  entry: Entry | undefined;
  place: EntryPlace;
  view: View;
  onView: (view: View) => void;
}

/** Above the entry. On a phone also the pager and the menu, because the bar has room for the decision only. */
export function ReviewHeader({ entry, place, view, onView }: Props) {
  const isPhone = useIsPhone();

  return (
    <Box sx={headerSx}>
      <Box sx={{ mr: 'auto' }}>
        {isPhone ? <BackIcon /> : <BackLink resource="entries">{t.back}</BackLink>}
      </Box>
      {isPhone && (
        <>
          {/* Without the status of the list, which has no room beside the menu. */}
          <Pager place={{ ...place, status: undefined }} />
          {entry && <EntryMenu entry={entry} />}
        </>
      )}
      {entry && (
        <Tabs value={view} onChange={(_, chosen: View) => onView(chosen)} sx={tabsSx}>
          <Tab value="review" id="tab-review" aria-controls="panel-review" label={t.review} />
          <Tab value="site" id="tab-site" aria-controls="panel-site" label={commonSentences.preview.title} />
        </Tabs>
      )}
    </Box>
  );
}

/** Without text, which has no room beside the pager. */
function BackIcon() {
  const createPath = useCreatePath();
  return (
    <IconButton
      component={Link}
      to={createPath({ resource: 'entries', type: 'list' })}
      aria-label={t.back}
      sx={{ ml: -1.5, color: 'text.primary' }}
    >
      <Icon d={icons.back} />
    </IconButton>
  );
}

const headerSx = {
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2,
};

const tabsSx = {
  width: { xs: '100%', sm: 'auto' },
  minHeight: 44,
  '& .MuiTab-root': {
    flex: { xs: 1, sm: 'none' },
    minHeight: 44,
    fontSize: '1rem',
    fontWeight: 500,
    textTransform: 'none',
    // The tabs scroll, so a ring around one would be cut.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
};
