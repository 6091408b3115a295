import { hourTicks } from './hour-ticks';

const hoursFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(first) + index * 3_600_000).toISOString());

test('the ticks of several days are their first hours, with short labels', () => {
  const { ticks, label } = hourTicks(hoursFrom('2031-08-01T10:00:00.000Z', 48));
  expect(ticks.map(label)).toEqual(['2 Aug', '3 Aug']);
});

test('the ticks of one day are its hours', () => {
  const hours = hoursFrom('2031-08-01T10:00:00.000Z', 2);
  const { ticks, label } = hourTicks(hours);
  expect(ticks).toEqual(hours);
  expect(label('2031-08-01T10:00:00.000Z')).toMatch(/^\d{2}:\d{2}$/);
});
