import { dayOf } from '@paattu/shared/dates';
import { dates } from '@paattu/shared/dates/en';
import { gallery } from '../../../translations/en/gallery';

test('the banner of the contest of 2025 is the specified sentence', () => {
  const votingOpens = dayOf('2025-07-31T18:30:00Z', 'Asia/Kolkata');

  expect(gallery.banner(votingOpens, dates)).toBe(
    'Voting for the competition will begin on August 1st, 2025!',
  );
});
