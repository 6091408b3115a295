import { Box, Typography } from '@mui/material';
import { factsSx } from '../../../lib/facts-styles';
import { StatusLabel } from '../../../components/status-label';
import type { Entry, VideoFlag } from '../api';
import { aiSentences as t } from './sentences';
import { contestSentences } from '../../contests/sentences';
import { aiVerdictOf, SYNTHETIC } from './ai-verdict';

interface Props {
  entry: Pick<Entry, 'aiRule' | 'aiUse' | 'aiNote'>;
  /** Of the video; null while nobody could look at it. */
  flags: readonly VideoFlag[] | null;
}

/** The entrant's declaration beside what YouTube says. Absent where the contest does not ask. */
export function AiFacts({ entry, flags }: Props) {
  const verdict = aiVerdictOf(entry, flags ?? []);
  if (verdict === null) return null;
  const { aiRule, aiUse, aiNote } = entry;
  return (
    <Box component="section" aria-label={t.title} sx={{ mb: 2 }}>
      <Typography variant="h3">{t.title}</Typography>
      <Box component="dl" sx={factsSx}>
        <div>
          <dt>{t.rule}</dt>
          <dd>{aiRule && contestSentences.aiRules[aiRule]}</dd>
        </div>
        <div>
          <dt>{t.entrant}</dt>
          <dd>
            {aiUse === null ? t.undeclared : t.uses[aiUse]}
            {aiNote !== null && <Box sx={{ color: 'text.secondary' }}>{aiNote}</Box>}
          </dd>
        </div>
        <div>
          <dt>{t.youtube}</dt>
          <dd>{wordOf(flags)}</dd>
        </div>
      </Box>
      {verdict === 'doubtful' && <StatusLabel tone="waiting" label={t.doubtfulFilter} />}
      <Typography sx={{ color: 'text.secondary' }}>{t.verdicts[verdict]}</Typography>
    </Box>
  );
}

function wordOf(flags: Props['flags']): string {
  if (flags === null || flags.includes('unchecked') || flags.includes('details-unknown')) return t.notKnown;
  return flags.includes(SYNTHETIC) ? t.flagged : t.notFlagged;
}
