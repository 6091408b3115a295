import { findingNames } from './finding-names';

test('a finding has its own words, or those of the check of a video', () => {
  expect(findingNames).toMatchObject({
    live: 'Live broadcast',
    unlisted: 'Unlisted',
    'declared-synthetic': 'Altered or synthetic, not declared to us',
  });
});
