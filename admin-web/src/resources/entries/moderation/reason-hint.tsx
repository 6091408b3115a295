import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data-provider';
import type { Entry } from '../../../records';
import { translations } from '../../../translations';
import { type DecisionKind, shortcutFor } from './decision-kinds';
import { likeliestFor } from './likeliest-for';
import { reasonsQuery } from './use-reasons';

const t = translations.entries;

export const REASON_HINT = 'reason-hint';

interface Props {
  entry: Entry;
  /** A decision that has a reason. */
  kind: DecisionKind;
}

/** Says which reason the button and its key give, before they are pressed. */
export function ReasonHint({ entry, kind }: Props) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data: reasons } = useQuery(reasonsQuery(dataProvider, entry.contestId));
  if (!reasons) return null;
  const reason = likeliestFor(reasons, [entry], kind);
  return (
    <Box id={REASON_HINT} sx={hintSx}>
      {t.transitions[shortcutFor(kind)]} – {reason?.label ?? t.reason.nothing}
    </Box>
  );
}

const hintSx = {
  // On a phone, a line of its own above the buttons.
  flex: { xs: '1 0 100%', sm: '0 1 auto' },
  minWidth: 0,
  color: 'text.secondary',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  textAlign: { sm: 'end' },
  overflowWrap: 'anywhere',
};
