import { formatRupees } from '@paattu/shared/rupees';
import { Alert, Box, Typography } from '@mui/material';
import { Loaded } from '../components/loaded';
import { PageSection } from '../components/page-section';
import { formatDeadline } from '../lib/format';
import type { Contest } from '../resources/contests/api';
import type { Prize, PrizeOffer } from '../resources/results/api';
import { usePrize } from './queries';
import { prizeSentences as t } from './sentences';
import { OfferNext } from './offer-next';
import { StatusLabel, type StatusTone } from '../components/status-label';
import { wordsOf } from './words-of';

type OfPrize = Pick<Contest, 'id' | 'timeZone'>;

/** To whom the prize is offered, what came of it, and who is next. */
export function PrizePanel({ contest }: { contest: OfPrize }) {
  const query = usePrize(contest.id);
  return (
    <PageSection title={t.title}>
      <Loaded query={query} failure={t.loadFailed}>
        {(prize) => <Offers contest={contest} prize={prize} />}
      </Loaded>
    </PageSection>
  );
}

function Offers({ contest: { id, timeZone }, prize }: { contest: OfPrize; prize: Prize }) {
  const { prizeAmount, offers, next, blocked, notifyBy, isLate } = prize;
  const isOver = offers.length > 0 && offers.every(({ state }) => state === 'declined' || state === 'lapsed');
  return (
    <>
      <Typography>{t.amount(formatRupees(prizeAmount))}</Typography>
      {isLate && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t.late(formatDeadline(notifyBy, timeZone))}
        </Alert>
      )}
      {offers.length === 0 ? (
        <Typography sx={{ mt: 1, maxWidth: '66ch', color: 'text.secondary' }}>{t.none}</Typography>
      ) : (
        <Box
          component="ul"
          aria-label={t.offers}
          sx={{ m: 0, mt: 1, p: 0, maxWidth: '80ch', listStyle: 'none' }}
        >
          {offers.map((offer) => (
            <OfferItem key={offer.id} offer={offer} timeZone={timeZone} />
          ))}
        </Box>
      )}
      {next && <OfferNext contestId={id} next={next} />}
      {blocked && (
        <Alert severity="warning" sx={{ mt: 2, maxWidth: '80ch' }}>
          {t.blocked(blocked.name, blocked.place)}
        </Alert>
      )}
      {isOver && !next && !blocked && <Typography sx={{ mt: 2 }}>{t.nobody}</Typography>}
    </>
  );
}

const TONES: Record<PrizeOffer['state'], StatusTone> = {
  open: 'waiting',
  accepted: 'good',
  declined: 'aside',
  lapsed: 'bad',
  suspended: 'aside',
};

function OfferItem({ offer, timeZone }: { offer: PrizeOffer; timeZone: string }) {
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
