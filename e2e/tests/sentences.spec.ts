import { expect, test } from '@playwright/test';
import { readAsserted, specifiedMessages, specifiedTexts } from '../support/asserted.js';

// Runs after all other tests, as a project that depends on theirs.
for (const [kind, specified] of Object.entries({ message: specifiedMessages, text: specifiedTexts })) {
  test(`a test has asserted each specified ${kind}`, () => {
    test.skip(
      process.env.RUN_SUITES?.includes('unit') !== true,
      'component tests assert some: run `npm test`',
    );
    const asserted = readAsserted();
    expect(specified.filter((sentence) => !asserted.has(sentence))).toEqual([]);
  });
}
