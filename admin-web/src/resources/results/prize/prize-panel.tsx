import { formatRupees } from '@paattu/api-client/rupees';
import { Alert, Box, Typography } from '@mui/material';
import { Loaded } from '../../../components/loaded';
import { PageSection } from '../../../components/page-section';
import { formatInZone } from '../../../lib/format';
import type { AnnouncedContest } from '../../contests/api';
import type { Prize } from '../api';
import { prizeSentences as t } from './sentences';
import { OfferItem } from './offer-item';
import { OfferNext } from './offer-next';
import { usePrize } from './use-prize';

/** To whom the prize is offered, what came of it, and who is next. */
export function PrizePanel({ contest }: { contest: AnnouncedContest }) {
  const query = usePrize(contest.id);
  return (
    <PageSection title={t.title}>
      <Loaded query={query} failure={t.loadFailed}>
        {(prize) => <Offers contest={contest} prize={prize} />}
      </Loaded>
    </PageSection>
  );
}

function Offers({ contest: { id, timeZone }, prize }: { contest: AnnouncedContest; prize: Prize }) {
  const { prizeAmount, offers, next, blocked, notifyBy, isLate } = prize;
  const isOver = offers.length > 0 && offers.every(({ state }) => state === 'declined' || state === 'lapsed');
  return (
    <>
      <Typography>{t.amount(formatRupees(prizeAmount))}</Typography>
      {isLate && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t.late(formatInZone(notifyBy, timeZone))}
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
