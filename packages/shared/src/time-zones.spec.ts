import { listZones, zoneName } from './time-zones.js';

test('a zone has its present name', () => {
  expect(zoneName('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(zoneName('Asia/Kolkata')).toBe('Asia/Kolkata');
  expect(zoneName('Asia/Dubai')).toBe('Asia/Dubai');
});

test('each zone is listed once, by its present name', () => {
  const zones = listZones();
  expect(zones).toContain('Asia/Kolkata');
  expect(zones).not.toContain('Asia/Calcutta');
  expect(new Set(zones).size).toBe(zones.length);
});
