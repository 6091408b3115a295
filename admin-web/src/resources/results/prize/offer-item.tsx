import { Box, Typography } from '@mui/material';
import { StatusLabel, type StatusTone } from '../../../components/status-label';
import type { PrizeOffer } from '../api';
import { prizeSentences as t } from './sentences';
import { wordsOf } from './words-of';

const TONES: Record<PrizeOffer['state'], StatusTone> = {
  open: 'waiting',
  accepted: 'good',
  declined: 'aside',
  lapsed: 'bad',
  suspended: 'aside',
};

export function OfferItem({ offer, timeZone }: { offer: PrizeOffer; timeZone: string }) {
  const { name, place, state } = offer;
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name ?? t.erased}
        </Typography>
        <span>{t.place(place)}</span>
        <StatusLabel tone={TONES[state]} label={t.states[state]} />
      </Box>
      <Typography sx={{ mt: 0.5, maxWidth: '66ch', color: 'text.secondary' }}>
        {wordsOf(offer, timeZone).join(' ')}
      </Typography>
    </Box>
  );
}
