// @ts-check
import { readableLog } from './readable-log.mjs';

test.each([
  ['a local start, also into a file', {}, false, 'warn', true],
  ['a local start at a terminal', {}, true, 'warn', true],
  ['a local start whose level is set', { LOG_LEVEL: 'info' }, false, 'info', false],
  ['such a start at a terminal', { LOG_LEVEL: 'info' }, true, 'info', true],
  ['production', { NODE_ENV: 'production' }, false, undefined, false],
  ['production at a terminal', { NODE_ENV: 'production' }, true, undefined, true],
])('%s: its level, and whether a person reads it', (_case, env, isTerminal, level, isForPerson) => {
  const log = readableLog(env, isTerminal);
  expect([log.level, log.logTo !== null]).toEqual([level, isForPerson]);
});
