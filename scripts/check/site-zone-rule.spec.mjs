// @ts-check
import { Linter } from 'eslint';
import { deviceClock } from './site-zone-rule.mjs';

/** @param {string} source */
const found = (source) =>
  new Linter().verify(source, { rules: { 'no-restricted-syntax': ['error', ...deviceClock] } });

test.each([
  "new Intl.DateTimeFormat('en-IN')",
  "import { localZone } from '@paattu/shared/time-zones'",
  'new Date(2026, 0, 1)',
  'new Date(...parts)',
  'Date()',
  "new Date('2026-01-01T00:00')",
  "new Date('2026-01-01 00:00')",
  "new Date('1 January 2026')",
  "Date.parse('2026-01-01T00:00:00.000')",
  'new Date(`${day}T00:00`)',
  "Date.parse(day + 'T00:00:00')",
  'at.toLocaleString()',
  "at.toLocaleDateString('en-IN')",
  'at.toLocaleTimeString()',
  'at.toDateString()',
  'at.getHours()',
  'at.setMonth(0)',
  'at.getTimezoneOffset()',
])('%s depends on the clock of the device', (source) => {
  expect(found(source).map(({ ruleId }) => ruleId)).toEqual(['no-restricted-syntax']);
});

test.each([
  'new Date()',
  'new Date(0)',
  'new Date(instant)',
  "new Date('2026-01-01')",
  "new Date('2026-01-01T00:00Z')",
  "Date.parse('2026-01-01T00:00+05:30')",
  'new Date(`${day}T00:00Z`)',
  'Date.UTC(2026, 0, 1)',
  'at.toISOString()',
  'at.getTime()',
  'at.getUTCHours()',
])('%s is the same on every device', (source) => {
  expect(found(source)).toEqual([]);
});
