import { dates as english } from './dates/en.js';
import { dates as malayalam } from './dates/ml.js';
import { beginningInWords, deadlineInWords } from './deadlines.js';

const ZONE = 'Asia/Kolkata';

test.each([
  ['2026-12-03T18:30:00.000Z', 'midnight on Thursday 3 December', 'ഡിസംബർ 3, വ്യാഴാഴ്ച അർധരാത്രി'],
  ['2026-12-03T18:30:42.000Z', 'midnight on Thursday 3 December', 'ഡിസംബർ 3, വ്യാഴാഴ്ച അർധരാത്രി'],
  ['2026-12-31T18:30:00.000Z', 'midnight on Thursday 31 December', 'ഡിസംബർ 31, വ്യാഴാഴ്ച അർധരാത്രി'],
  ['2026-12-03T18:29:00.000Z', '23:59 on Thursday 3 December', 'ഡിസംബർ 3, വ്യാഴാഴ്ച 11:59 PM'],
  ['2026-12-04T12:35:00.000Z', '18:05 on Friday 4 December', 'ഡിസംബർ 4, വെള്ളിയാഴ്ച 6:05 PM'],
])('a period that ends at %s ends at %s', (instant, inEnglish, inMalayalam) => {
  expect(deadlineInWords(instant, ZONE, 'en', english)).toBe(inEnglish);
  expect(deadlineInWords(instant, ZONE, 'ml', malayalam)).toBe(inMalayalam);
});

test.each([
  ['2026-12-03T18:30:00.000Z', 'on Friday 4 December', 'ഡിസംബർ 4, വെള്ളിയാഴ്ച'],
  ['2026-12-04T12:35:00.000Z', 'at 18:05 on Friday 4 December', 'ഡിസംബർ 4, വെള്ളിയാഴ്ച 6:05 PM'],
])('a period that begins at %s begins %s', (instant, inEnglish, inMalayalam) => {
  expect(beginningInWords(instant, ZONE, 'en', english)).toBe(inEnglish);
  expect(beginningInWords(instant, ZONE, 'ml', malayalam)).toBe(inMalayalam);
});
