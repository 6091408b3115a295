import { stubGlobal, unstubGlobals } from '../../../packages/api-client/test/stub-global';
import { failureText } from './failure-text';

afterEach(() => void unstubGlobals());

test.each([
  [true, 'The server did not answer as expected.'],
  [false, 'This device is offline. Please try again once it is connected.'],
])('with a network: %s', (onLine, sentence) => {
  stubGlobal('navigator', { onLine });
  expect(failureText()).toBe(sentence);
});
