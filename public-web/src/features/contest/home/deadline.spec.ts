import { dates as inWords } from '@paattu/shared/dates/en';
import { dates as inMalayalamWords } from '@paattu/shared/dates/ml';
import { laterHomes as english } from '../../../translations/en/later-homes';
import { laterHomes as malayalam } from '../../../translations/ml/later-homes';
import { deadlineOf } from './deadline';

test.each([
  [
    'midnight ends the day before',
    '2026-12-03T18:30:00.000Z',
    'Voting is open until midnight on Thursday 3 December 2026.',
    '2026 ഡിസംബർ 3, വ്യാഴാഴ്ച അർധരാത്രി വരെ വോട്ടു ചെയ്യാം.',
  ],
  [
    'another time is said',
    '2026-12-04T12:35:00.000Z',
    'Voting is open until 18:05 on Friday 4 December 2026.',
    '2026 ഡിസംബർ 4, വെള്ളിയാഴ്ച 18:05 വരെ വോട്ടു ചെയ്യാം.',
  ],
])('%s', (_, instant, inEnglish, inMalayalam) => {
  const { day, weekday, time } = deadlineOf(instant, 'Asia/Kolkata');
  expect(english.voting.until(inWords.long(day), weekday, time)).toBe(inEnglish);
  expect(malayalam.voting.until(inMalayalamWords.long(day), weekday, time)).toBe(inMalayalam);
});
