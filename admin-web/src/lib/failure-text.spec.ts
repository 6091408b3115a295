import { failureText } from './failure-text';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [true, 'The server did not answer as expected.'],
  [false, 'This device is offline. Please try again once it is connected.'],
])('with a network: %s', (onLine, sentence) => {
  vi.stubGlobal('navigator', { onLine });
  expect(failureText()).toBe(sentence);
});
