import { formatRupees } from '@paattu/api-client/rupees';
import { Alert, Box, Typography } from '@mui/material';
import { Loaded } from '../../../components/loaded';
import { PageSection } from '../../../components/page-section';
import { formatZonedTime } from '../../../lib/format';
import type { Prize } from '../../../records';
import { translations } from '../../../translations';
import { OfferItem } from './offer-item';
import { OfferNext } from './offer-next';
import { usePrize } from './use-prize';

const t = translations.prize;

/** To whom the prize is offered, what came of it, and who is next. */
export function PrizePanel({ contestId }: { contestId: string }) {
  const query = usePrize(contestId);
  return (
    <PageSection title={t.title}>
      <Loaded query={query} failure={t.loadFailed}>
        {(prize) => <Offers contestId={contestId} prize={prize} />}
      </Loaded>
    </PageSection>
  );
}

function Offers({ contestId, prize }: { contestId: string; prize: Prize }) {
  const { prizeAmount, offers, next, notifyBy, isLate } = prize;
  const isOver = offers.length > 0 && offers.every(({ state }) => state === 'declined' || state === 'lapsed');
  return (
    <>
      <Typography>{t.amount(formatRupees(prizeAmount))}</Typography>
      {isLate && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t.late(formatZonedTime(notifyBy))}
        </Alert>
      )}
      {offers.length === 0 ? (
        <Typography sx={{ mt: 1, maxWidth: '66ch', color: 'text.secondary' }}>{t.none}</Typography>
      ) : (
        <Box component="ul" aria-label={t.offers} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {offers.map((offer) => (
            <OfferItem key={offer.id} offer={offer} />
          ))}
        </Box>
      )}
      {next && <OfferNext contestId={contestId} next={next} />}
      {isOver && !next && <Typography sx={{ mt: 2 }}>{t.nobody}</Typography>}
    </>
  );
}
