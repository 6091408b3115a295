import type { AdminResult } from '../results/api';
import { stageOf } from './stage-of';

const version = {} as AdminResult['versions'][number];

test.each([
  ['judging', undefined, 'sealed'],
  ['judging', { state: 'proposed', versions: [] }, 'sealed'],
  ['judging', { state: 'certified', versions: [version] }, 'certified'],
  ['decided', undefined, 'certified'],
  ['decided', { state: 'proposed', versions: [version] }, 'certified'],
  ['archived', { state: 'final', versions: [version] }, 'final'],
  ['decided', { state: 'draft', versions: [] }, 'final'],
] as const)('a contest that is %s with the result %o: %s', (state, result, stage) => {
  expect(stageOf({ state }, result && { ...result, versions: [...result.versions] })).toBe(stage);
});
