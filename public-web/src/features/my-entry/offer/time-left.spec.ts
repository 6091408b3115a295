import { offer as english } from '../../../translations/en/my-entry/offer';
import { offer as malayalam } from '../../../translations/ml/my-entry/offer';
import { leftInWords, msLeft } from './time-left';

const MINUTE = 60_000;

test.each([
  [48 * 60 * MINUTE, '48 hours left', 'ഇനി 48 മണിക്കൂർ'],
  [48 * 60 * MINUTE - 1, '47 hours left', 'ഇനി 47 മണിക്കൂർ'],
  [119 * MINUTE, '1 hour left', 'ഇനി 1 മണിക്കൂർ'],
  [59.9 * MINUTE, '59 minutes left', 'ഇനി 59 മിനിറ്റ്'],
  [MINUTE, '1 minute left', 'ഇനി 1 മിനിറ്റ്'],
  [MINUTE - 1, 'less than a minute left', 'ഇനി ഒരു മിനിറ്റിൽ താഴെ'],
])('%d ms in words', (ms, inEnglish, inMalayalam) => {
  expect([leftInWords(english, ms), leftInWords(malayalam, ms)]).toEqual([inEnglish, inMalayalam]);
});

const offer = { dueAt: '2026-02-03T13:00:00.000Z', serverNow: '2026-02-03T12:00:00.000Z' };

test('the time left counts from the time of the server, however wrong the clock of the visitor is', () => {
  const arrivedAt = Date.parse('2031-01-01T00:00:00.000Z');
  expect(msLeft(offer, arrivedAt, arrivedAt)).toBe(60 * MINUTE);
  expect(msLeft(offer, arrivedAt + 10 * MINUTE, arrivedAt)).toBe(50 * MINUTE);
  expect(msLeft(offer, arrivedAt - 10 * MINUTE, arrivedAt)).toBe(60 * MINUTE);
});

test('no time runs while the email was not sent', () => {
  expect(msLeft({ ...offer, dueAt: null }, 0, 0)).toBeNull();
});
